import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { ROOT } from "../setup/prepare.mjs";

const SCRIPT = readFileSync(join(ROOT, "web/public/theme.js"), "utf8");

/** Returns the root element after the script has run in a browser, for a Creel in English, German, Arabic and Portuguese. */
function open(address, { browser = ["en-US"], stored = {}, sent = {} } = {}) {
  const { pathname, search, hash } = new URL(address, "https://creel.example");
  const classes = new Set();
  const replaced = [];
  const page = {
    lang: "en",
    dir: "ltr",
    ...sent,
    dataset: { languages: "en:ltr de:ltr ar:rtl pt-BR:ltr", ...sent.dataset },
    classList: { add: (...names) => names.map((name) => classes.add(name)) },
  };
  const storage = { getItem: (key) => stored[key] ?? null };
  runInNewContext(SCRIPT, {
    document: { documentElement: page },
    history: { state: null },
    localStorage: storage,
    location: { pathname, search, hash, replace: (to) => replaced.push(to) },
    navigator: { languages: browser },
    sessionStorage: { getItem: () => null },
  });
  return { lang: page.lang, dir: page.dir, isHidden: classes.has("is-known"), replaced };
}

const PUBLIC = { dataset: { isPublic: "" } };
const GERMAN = { lang: "de", ...PUBLIC };
const ANGLER = { "creel.session": "{}" };
const speaking = (language) => ({ "creel.session": JSON.stringify({ user: { language } }) });

test.each([
  ["/about", { sent: PUBLIC, browser: ["de-DE"] }, "en", "which its address says"],
  ["/de/about", { sent: GERMAN }, "de", "which its address says"],
  ["/de", { sent: GERMAN, browser: ["ar"] }, "de", "which its address says"],
  ["/dashboard", { browser: ["fi", "de-AT", "en"] }, "de", "the first of the browser's"],
  ["/login", { browser: ["fi"] }, "en", "the language of the texts"],
  ["/de/no/such/page", {}, "de", "which its address says"],
  ["/de/about", { sent: GERMAN, stored: ANGLER, browser: ["en-GB"] }, "en", "that of who is signed in"],
  ["/about", { sent: PUBLIC, stored: ANGLER, browser: ["de"] }, "de", "that of who is signed in"],
  ["/dashboard", { stored: speaking("ar"), browser: ["de"] }, "ar", "that of the account"],
  ["/de/about", { sent: GERMAN, stored: speaking("en"), browser: ["de"] }, "en", "that of the account"],
  ["/dashboard", { stored: speaking("fi"), browser: ["de"] }, "de", "the browser's for one there is not"],
  ["/login", { stored: { "creel.language": "ar" }, browser: ["de"] }, "ar", "the one chosen on this device"],
  ["/dashboard", { browser: ["pt-PT", "de"] }, "pt-BR", "the browser's, from another region"],
  ["/dashboard", { stored: speaking(null), browser: ["de"] }, "de", "the browser's where none was chosen"],
])("the language of %s for %o is %s: %s", (path, given, language) => {
  expect(open(path, given).lang).toBe(language);
});

test("what was sent in another language is not shown", () => {
  expect(open("/login", { browser: ["de"] }).isHidden).toBe(true);
  expect(open("/login").isHidden).toBe(false);
  expect(open("/de/login", { sent: GERMAN }).isHidden).toBe(false);
});

test("a language that is written from right to left turns the page round before it is drawn", () => {
  expect(open("/dashboard", { browser: ["ar-EG"] })).toMatchObject({ lang: "ar", dir: "rtl" });
});

test("a browser that stores nothing shows the page as it was sent", () => {
  const closed = new Proxy({}, { get: () => expect.unreachable() });
  expect(open("/de/about", { sent: GERMAN, stored: closed })).toMatchObject({ lang: "de", isHidden: false });
});

test.each([
  [
    "the sign-up that was rendered at the build, where nobody has signed in before",
    {},
    ["/login?mode=register"],
  ],
  ["the sign-in, where somebody has", { "creel.known-device": "yes" }, []],
])("Get Started opens %s", (_what, stored, replaced) => {
  expect(open("/login#start", { stored })).toMatchObject({ isHidden: replaced.length > 0, replaced });
});

test.each([
  ["a visitor with a German browser", { browser: ["de-AT"] }, ["/de"]],
  ["a visitor with a Portuguese browser", { browser: ["pt-PT"] }, ["/pt-br"]],
  ["a visitor with an English browser", { browser: ["en-GB", "de"] }, []],
  ["a visitor whose language there is not", { browser: ["fi"] }, []],
  ["a visitor who chose English here", { browser: ["de"], stored: { "creel.language": "en" } }, []],
  ["an angler", { browser: ["de"], stored: ANGLER }, []],
])("the home page sends %s to their language", (_who, given, replaced) => {
  expect(open("/", { ...given, sent: PUBLIC })).toMatchObject({
    replaced,
    isHidden: replaced.length > 0 || given.stored === ANGLER,
  });
});
