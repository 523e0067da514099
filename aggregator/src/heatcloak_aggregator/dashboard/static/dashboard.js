// Everything that a page does in the browser: live updates, past rounds, times in the visitor's time zone.
// Without it, pages show the same at the moment of loading.
import { Idiomorph } from "./vendor/idiomorph.js";

const LONGEST_PAUSE = 10_000; // milliseconds between two attempts while the server does not answer
const TIMEOUT = 15_000;
const LONGEST_COMPUTATION = 60_000;
const STEP = 700; // milliseconds of a round while past rounds are played

const html = window.trustedTypes
  ? window.trustedTypes.createPolicy("heatcloak", { createHTML: (text) => text })
  : { createHTML: (text) => text };

const parse = (text) => new DOMParser().parseFromString(html.createHTML(text), "text/html").body;
const byId = (id) => document.getElementById(id);

class LoggedOut extends Error {}
/** An answer that is no part of a page; `own` tells whether the server itself has a page that says why. */
class Refused extends Error {
  constructor(response) {
    super(String(response.status));
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    this.own = [404, 503].includes(response.status) && policy.includes("heatcloak");
  }
}

/** Return the part of a page at a path: its element and tag; null if it is the one with the tag `known`. */
async function fetchPart(path, known = "", timeout = TIMEOUT) {
  const response = await fetch(path, {
    headers: { "X-Heatcloak-Live": "1", ...(known && { "If-None-Match": known }) },
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 401) throw new LoggedOut();
  if (response.headers.has("X-Heatcloak-Now")) setServerTime(Number(response.headers.get("X-Heatcloak-Now")));
  if (response.status === 304) return null;
  if (!response.ok) throw new Refused(response);
  return { body: parse(await response.text()), tag: response.headers.get("ETag") ?? "" };
}

/** Change an element's content to that of another one, keeping focus, open details and form fields. */
function replaceContent(element, content, keeps = () => false) {
  Idiomorph.morph(element, Array.from(content.childNodes), {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed: (old) => !(old.nodeType === Node.ELEMENT_NODE && (old.hasAttribute("data-keep") || keeps(old))),
      beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
    },
  });
  showTimes(element);
}

// Connection ----------------------------------------------------------------------------------------------

function showConnection(state) {
  const pill = byId("connection");
  const banner = byId("banner");
  document.body.classList.toggle("outdated", ["gone", "expired", "failed"].includes(state));
  if (pill && pill.className !== `pill ${state}`) {
    pill.hidden = !pill.dataset[state];
    pill.className = `pill ${state}`;
    pill.textContent = pill.dataset[state] ?? "";
  }
  const text = banner.dataset[state] ?? "";
  if (banner.hidden !== !text || (text && banner.dataset.shown !== state)) {
    banner.dataset.shown = state;
    banner.replaceChildren(text);
    if (state === "gone") banner.append(` ${banner.dataset.lastAnswer} ${localTime(new Date(received))}`);
    if (state === "expired") {
      const link = document.createElement("a");
      link.href = `${banner.dataset.loginPath}?message=expired&next=${location.pathname}`;
      link.textContent = banner.dataset.logIn;
      banner.append(" ", link);
    }
    banner.hidden = !text;
  }
}

// Live updates --------------------------------------------------------------------------------------------

/** The round that is shown, null for the newest one; and the turn of playing, null while nothing is played. */
const player = { past: null, playing: null };

async function follow(element) {
  const interval = 1000 * Number(element.dataset.interval);
  let tag = "";
  let failures = 0;
  for (;;) {
    await pause(failures ? Math.min(interval * 2 ** failures, LONGEST_PAUSE) : interval);
    if (document.hidden) await becomesVisible();
    try {
      const part = await fetchPart(element.dataset.liveUrl, tag);
      failures = 0;
      if (part) {
        // A visitor who looks at a past round keeps it.
        replaceContent(element, part.body, keepsPastRound);
        tag = part.tag;
        showPlayer();
      }
      showConnection(player.past === null ? "live" : "paused");
    } catch (error) {
      if (error instanceof LoggedOut) {
        showConnection(stateOf(error));
        return;
      }
      failures += 1;
      // For example the zone is not served any more, or the audit log cannot be written.
      if (error instanceof Refused && error.own) location.reload();
      showConnection(stateOf(error));
    }
  }
}

const keepsPastRound = (old) => old.id === "round" && player.past !== null;

/** Return the state of the connection after an error. */
function stateOf(error) {
  if (error instanceof LoggedOut) return "expired";
  return error instanceof Refused ? "failed" : "gone";
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const becomesVisible = () =>
  new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));

// Past rounds ---------------------------------------------------------------------------------------------

const rounds = () => (byId("rounds")?.dataset.rounds ?? "").split(" ").filter(Boolean);

function showPlayer() {
  const box = byId("player");
  const known = rounds();
  if (!box || known.length < 2) return;
  if (box.hidden) startPlayer(box);
  box.hidden = false;
  const slider = byId("slider");
  slider.max = known.length - 1;
  const at = player.past === null ? known.length - 1 : known.indexOf(player.past);
  if (at < 0) {
    // The round has become too old.
    goLive();
    return;
  }
  slider.value = at;
  const output = byId("player-round");
  output.textContent = localTime(new Date(byId("rounds").dataset.times.split(" ")[at]));
  slider.setAttribute("aria-valuetext", output.textContent);
  const live = byId("to-live");
  live.disabled = player.past === null;
  live.textContent = player.past === null ? live.dataset.follow : live.dataset.live;
  const play = byId("play");
  play.textContent = player.playing ? play.dataset.pause : play.dataset.play;
}

function startPlayer() {
  byId("slider").addEventListener("input", (event) => {
    const at = Number(event.target.value); // read before `stopPlaying` sets it to that of the shown round
    stopPlaying();
    goTo(at);
  });
  byId("to-live").addEventListener("click", goLive);
  byId("play").addEventListener("click", () => (player.playing ? stopPlaying() : startPlaying()));
}

async function startPlaying() {
  const turn = (player.playing = Symbol("turn"));
  showPlayer();
  let at = player.past === null ? 0 : rounds().indexOf(player.past) + 1;
  // Each step waits for the round before, so that a slow server is not asked for many at once.
  while (player.playing === turn && at < rounds().length - 1 && (await goTo(at))) {
    await pause(STEP);
    at = rounds().indexOf(player.past) + 1;
  }
  if (player.playing === turn) goLive();
}

function stopPlaying() {
  player.playing = null;
  showPlayer();
}

/** Show a past round, by its place among all of them; return whether it is shown. */
async function goTo(at) {
  const known = rounds();
  if (at >= known.length - 1) {
    await goLive();
    return false;
  }
  const before = player.past;
  const wanted = (player.past = known[at]);
  showPlayer();
  showConnection("paused");
  try {
    const part = await fetchPart(byId("player").dataset.path + wanted);
    if (part && player.past === wanted) replaceContent(byId("round"), part.body);
    return true;
  } catch (error) {
    if (player.past === wanted) player.past = before;
    showPlayer();
    showConnection(stateOf(error));
    return false;
  }
}

async function goLive() {
  player.playing = null;
  player.past = null;
  showPlayer();
  const element = byId("live");
  try {
    const part = await fetchPart(element.dataset.liveUrl);
    if (part) replaceContent(element, part.body, keepsPastRound);
    showPlayer();
    showConnection(player.past === null ? "live" : "paused");
  } catch (error) {
    showConnection(stateOf(error));
  }
}

// Times ---------------------------------------------------------------------------------------------------

// The server's clock counts: the visitor's may be wrong.
let serverTime = Number(byId("main").dataset.now ?? Date.now());
let received = Date.now();
function setServerTime(now) {
  serverTime = now;
  received = Date.now();
}
// The visitor's variant of the page's language, which writes dates in its own way.
const language =
  navigator.languages.find((each) => each.split("-")[0] === document.documentElement.lang) ?? document.documentElement.lang;
const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const calendar = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "long" });
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Return a time in the visitor's time zone, with the date unless it is today. */
const localTime = (date) =>
  date.toDateString() === new Date().toDateString() ? clock.format(date) : calendar.format(date);

/** Show times of an element in the visitor's time zone; the title has the date and the zone. */
function showTimes(element) {
  for (const time of element.querySelectorAll("time[data-local]")) {
    const date = new Date(time.dateTime);
    if (Number.isNaN(date.getTime())) continue;
    time.title = calendar.format(date);
    setText(time, localTime(date));
  }
  const now = serverTime + (Date.now() - received);
  for (const time of element.querySelectorAll("time[data-relative]")) {
    const date = new Date(time.dateTime);
    if (Number.isNaN(date.getTime())) continue;
    time.title = calendar.format(date);
    const seconds = Math.min(0, Math.round((date.getTime() - now) / 1000));
    const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
    setText(time, relative.format(Math.trunc(seconds / length), unit));
  }
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// Trying another promise ----------------------------------------------------------------------------------

function startChoices(form) {
  const result = byId("tradeoff");
  let newest = 0;
  const compute = async () => {
    if (!form.reportValidity()) return;
    const mine = ++newest;
    const query = new URLSearchParams(new FormData(form));
    const computing = byId("computing");
    result.setAttribute("aria-busy", "true");
    computing.textContent = computing.dataset.busy;
    try {
      const part = await fetchPart(`${form.dataset.liveUrl}?${query}`, "", LONGEST_COMPUTATION);
      if (part && mine === newest) replaceContent(result, part.body);
      showConnection("still"); // nothing is updated here until the visitor asks for it
      history.replaceState(null, "", `?${query}`);
    } catch (error) {
      showConnection(stateOf(error));
    }
    if (mine === newest) {
      result.removeAttribute("aria-busy");
      computing.textContent = computing.dataset.done;
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    compute();
  });
  form.addEventListener("change", compute);
  byId("draw-again").addEventListener("click", () => {
    byId("draw").value = Number(byId("draw").value) + 1;
    compute();
  });
}

// Login ---------------------------------------------------------------------------------------------------

/** Log in with an invitation in the fragment of the address, which browsers send to no server. */
function useInvitation(form) {
  const code = location.hash.match(/^#code=([\w-]+)$/)?.[1];
  if (!code) return;
  history.replaceState(null, "", location.pathname);
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "code";
  field.value = code;
  form.append(field);
  form.submit();
}

// ---------------------------------------------------------------------------------------------------------

showTimes(document);
setInterval(() => showTimes(document), 1000);
showPlayer();
for (const element of document.querySelectorAll("div[data-live-url]")) {
  showConnection("live");
  follow(element);
}
if (byId("choices")) startChoices(byId("choices"));
if (byId("login")) useInvitation(byId("login"));
