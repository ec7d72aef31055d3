// The documentation site's pages, in the order of its menus: each file of the repository with its address on the site.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

const page = (file, address, text) => ({ file, address, text });
const guide = (name, text) => page(`docs/guide/${name}.md`, `guide/${name}`, text);
const operators = (name, text) => page(`docs/${name}.md`, `operators/${name}`, text);
const developers = (name, text) => page(`docs/${name}.md`, `developers/${name}`, text);

/** Returns one page for each file of a folder, sorted by name. Its title is its text. */
function pagesIn(folder, address) {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => name.slice(0, -".md".length))
    .map((name) => page(`${folder}/${name}.md`, `${address}/${name}`, titleOf(`${folder}/${name}.md`)));
}

function titleOf(file) {
  return /^# (.+)$/m.exec(readFileSync(join(ROOT, file), "utf8"))[1];
}

const ANGLERS = [
  {
    text: "Start",
    pages: [
      page("docs/guide/README.md", "guide/index", "What you can do"),
      guide("first-catch", "Log your first catch"),
      guide("one-line", "Log in one line"),
      guide("no-signal", "At the water, without a signal"),
    ],
  },
  {
    text: "On the water",
    pages: [
      guide("trips", "Trips, hours and blanks"),
      guide("water-mode", "Water mode"),
      guide("waters", "Waters and levels"),
      guide("map", "The map and offline maps"),
      guide("photos", "Photos"),
      guide("tackle-box", "The tackle box"),
    ],
  },
  {
    text: "What your log tells you",
    pages: [
      guide("what-worked", "What worked, and how sure that is"),
      guide("weather", "Weather and the score"),
      guide("find-again", "Find a catch again"),
      page("docs/insights.md", "guide/statistics", "The statistics behind it"),
    ],
  },
  {
    text: "Others and the rules",
    pages: [
      guide("secret-and-shared", "Keep a spot secret, share a catch"),
      guide("limits", "Limits, licenses and returns"),
    ],
  },
  {
    text: "Moving in and out",
    pages: [
      guide("import", "Import your old log"),
      guide("from-anglers-log", "From Anglers’ Log"),
      guide("from-fishbrain", "From Fishbrain"),
      guide("from-openfishing", "From OpenFishing"),
      guide("from-a-spreadsheet", "From a spreadsheet"),
      guide("export", "Export, backup and leaving"),
    ],
  },
  {
    text: "You and your devices",
    pages: [
      guide("account", "Account, passkeys, languages, units"),
      guide("notifications", "Notifications and the calendar"),
      page("docs/home-assistant.md", "guide/home-assistant", "Home Assistant and dashboards"),
      guide("trouble", "When something goes wrong"),
    ],
  },
];

const OPERATORS = [
  {
    text: "Set it up",
    pages: [
      operators("install", "Install"),
      operators("templates", "Templates for home servers"),
      operators("settings", "Every setting"),
      operators("sign-in", "Sign-in"),
      operators("notifications", "Notifications"),
      operators("tiles", "Your own map tiles"),
      operators("demo", "A public demo"),
    ],
  },
  {
    text: "Keep it running",
    pages: [
      operators("operate", "Log, metrics, readiness"),
      operators("backup", "Backups"),
      operators("upgrade", "Upgrade"),
      operators("scale-out", "Scale out"),
      operators("faults", "Faults that were tested"),
      operators("browsers", "Browsers"),
    ],
  },
  {
    text: "Security and privacy",
    pages: [
      operators("outgoing", "What leaves the server"),
      operators("security", "Security"),
      page("SECURITY.md", "operators/vulnerabilities", "Report a vulnerability"),
    ],
  },
];

const DEVELOPERS = [
  {
    text: "Begin",
    pages: [
      page("README.md", "developers/readme", "Readme"),
      page("ARCHITECTURE.md", "developers/architecture", "Architecture"),
      developers("where-things-are", "Where things are"),
      page("CONTRIBUTING.md", "developers/contributing", "Contributing"),
      page("CHANGELOG.md", "developers/changelog", "Changelog"),
    ],
  },
  {
    text: "Use it from a program",
    pages: [
      developers("api", "The API"),
      developers("routes", "Every route"),
      developers("outbox-copy", "The format of an outbox copy"),
    ],
  },
  {
    text: "Texts and looks",
    pages: [
      developers("design", "Design"),
      developers("voice", "Voice"),
      developers("translating", "Translating"),
      ...pagesIn("docs/voice", "developers/voice"),
    ],
  },
  {
    text: "Why it is so",
    pages: [
      page("docs/decisions/README.md", "developers/decisions/index", "Decisions"),
      ...pagesIn("docs/decisions", "developers/decisions"),
      page("bench/README.md", "developers/measurements", "Measurements"),
    ],
  },
];

const isThere = ({ file }) => existsSync(join(ROOT, file));

const section = (text, folder, groups) => ({
  text,
  folder,
  groups: groups.map((group) => ({ text: group.text, pages: group.pages.filter(isThere) })),
});

/** The site's sections with their groups of pages. */
export const SECTIONS = [
  section("For anglers", "guide", ANGLERS),
  section("For operators", "operators", OPERATORS),
  section("For developers", "developers", DEVELOPERS),
];

const HOME = page("docs/README.md", "index", "Creel");

/** Every page once. A page that two menus name has the address of the first. */
export const PAGES = [
  ...new Map(
    [HOME, ...SECTIONS.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages))]
      .toReversed()
      .map((each) => [each.file, each]),
  ).values(),
].toReversed();
