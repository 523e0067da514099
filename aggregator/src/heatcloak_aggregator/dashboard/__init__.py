"""The web dashboard: the public view of a service, and the trusted party's view.

Pages are rendered on the server, once for all visitors, and a script exchanges what has changed. This package
needs the extra ``dashboard``.
"""

from heatcloak_aggregator.dashboard.pages import public_dashboard
from heatcloak_aggregator.dashboard.simulation import SimulatedZone

__all__ = ["SimulatedZone", "public_dashboard"]
