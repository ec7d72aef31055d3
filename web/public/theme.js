// Runs before the first paint, so that nothing flashes: not the other theme, not another language, and not a prerendered
// page where this person is to see another one: who is signed in, who was led to a form with something to read or to
// fill in there, who has begun a message in this tab, and who gets started on a device that nobody has signed in on.
const page = document.documentElement;
try {
  const theme = localStorage.getItem("creel.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  const session = localStorage.getItem("creel.session") ?? sessionStorage.getItem("creel.session");
  const path = settleLanguage(session);
  const isDraft = path === "/contact" && sessionStorage.getItem("creel.contact") !== null;
  const isLedToForm = /^\/(login|forgot-password)$/.test(path) && Boolean(history.state?.usr);
  const isNew =
    path === "/login" && location.hash === "#start" && localStorage.getItem("creel.known-device") === null;
  if (isNew) location.replace(`${location.pathname}?mode=register`);
  if (session !== null || isDraft || isLedToForm || isNew) page.classList.add("is-known");
} catch {
  // Storage is closed to us: the system's theme and the language that was sent it is.
}

/**
 * The address says in which language a public page is, except at /; elsewhere it is that of the account, or else
 * the one chosen on this device, or else the browser's.
 * @returns the path without the language
 */
function settleLanguage(session) {
  // As in texts/src/locales.ts, with the direction of each: "en:ltr de:ltr".
  const directions = new Map(page.dataset.languages.split(" ").map((one) => one.split(":")));
  const [, first] = location.pathname.split("/");
  const ofAddress = [...directions.keys()].find((language) => language.toLowerCase() === first);
  const ofReader = wishesOf(session)
    .flatMap((language) => {
      const [base] = language.split("-");
      return [language, base, [...directions.keys()].find((known) => known.split("-")[0] === base)];
    })
    .find((language) => directions.has(language));
  const ofPage = ofAddress ?? ("isPublic" in page.dataset ? page.lang : null);
  if (session === null) leaveForHomeIn(ofReader);
  const language = (session === null ? ofPage : null) ?? ofReader ?? "en";
  if (language !== page.lang) page.classList.add("is-known", "is-translated");
  page.lang = language;
  page.dir = directions.get(language);
  return ofAddress ? location.pathname.slice(first.length + 1) : location.pathname;
}

/** The home page is the address that people type, so it sends a visitor on to the one in their language. */
function leaveForHomeIn(language) {
  if (location.pathname !== "/" || language === undefined || language === page.lang) return;
  location.replace(`/${language.toLowerCase()}${location.search}${location.hash}`);
  page.classList.add("is-known");
}

function wishesOf(session) {
  const { language } = JSON.parse(session)?.user ?? {};
  return [language ?? [], localStorage.getItem("creel.language") ?? [], navigator.languages].flat();
}
