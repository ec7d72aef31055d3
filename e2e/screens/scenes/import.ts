import { importOf, judgedImport } from "@creel/testing/judged-import";
import { utils, write } from "@e965/xlsx";

import { heicPhoto, smallPhoto } from "../../forms/photo-files.ts";
import { catchesOnMap } from "../../setup/fixtures.ts";
import { press, shows } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";
import { answer } from "../troubles.ts";

type Import = ReturnType<typeof importOf>;
type Rows = Parameters<ReturnType<typeof judgedImport>["put"]>[0];

const IMPORT = { who: "newcomer", path: "/import" } as const;
const ID = "0199f2a0-0000-7000-8000-0000000000c1";
const OPENED = { who: "newcomer", path: `/import?import=${ID}` } as const;

const PARTS: Import["parts"] = [
  { subject: "water", verdict: "new", rows: 2, made: 2 },
  { subject: "trip", verdict: "new", rows: 11, made: 11 },
  { subject: "catch", verdict: "new", rows: 47, made: 47 },
  { subject: "catch", verdict: "same", rows: 3, made: 0 },
  { subject: "catch", verdict: "incomplete", rows: 1, made: 0 },
];
const DONE = importOf({
  id: ID,
  kind: "table",
  file_name: "Ten years on Lake Vermilion.csv",
  state: "done",
  counts: { new: 60, same: 3, differs: 0, changes: 0, incomplete: 1, refused: 0, skipped: 0 },
  made: 60,
  parts: PARTS,
  committed_at: "2026-11-19T14:05:00.000Z",
  done_at: "2026-11-19T14:06:00.000Z",
  undo_until: "2026-12-03T14:06:00.000Z",
});
const RUNNING: Import = {
  ...DONE,
  state: "running",
  made: 34,
  parts: PARTS.map((part) =>
    Object.assign({}, part, part.subject === "catch" && { made: Math.min(part.made, 21) }),
  ),
  done_at: null,
  undo_until: null,
};
const STAGED: Import = {
  ...DONE,
  id: `${ID.slice(0, -1)}2`,
  state: "staged",
  made: 0,
  committed_at: null,
  undo_until: null,
};
const LIST: readonly Import[] = [
  { ...STAGED, file_name: "notes-of-my-father-1987-to-2009-with-all-the-small-lakes-of-the-north.csv" },
  { ...RUNNING, id: `${ID.slice(0, -1)}3` },
  DONE,
  { ...DONE, id: `${ID.slice(0, -1)}4`, file_name: "waypoints.gpx", state: "undone", undo_until: null },
];

const WAYPOINTS = `<?xml version="1.0"?><gpx version="1.1" creator="GPSMAP" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="47.84" lon="-92.27"><time>2024-06-13T11:42:00Z</time><name>Pike 81 cm</name><sym>Fish</sym></wpt>
  <wpt lat="47.85" lon="-92.29"><time>2024-06-14T11:42:00Z</time><name>North reef</name><sym>Shoal</sym></wpt>
  <trk><name>Opener</name><trkseg>
    <trkpt lat="47.84" lon="-92.27"><time>2024-06-13T10:00:00Z</time></trkpt>
    <trkpt lat="47.85" lon="-92.28"><time>2024-06-13T14:00:00Z</time></trkpt>
  </trkseg></trk></gpx>`;

/** The import of older notes, from file to log. The server's answers are fake, so that the sample stays as it is. */
export const IMPORT_SCENES: readonly Scene[] = [
  ...scenesFrom(
    { ...IMPORT, before: answerList },
    {
      import: shows("Earlier imports"),
      "import-refused": inOrder(choose("SQLite format 3\0"), shows(/^This is a database/)),
    },
  ),
  ...scenesFrom(IMPORT, {
    "import-questions": inOrder(choose(doubtfulNotes), shows("Questions for you")),
    "import-read": inOrder(choose(clearNotes), shows("How Creel reads it")),
    "import-no-species": inOrder(choose(lengthsAlone), shows("Which fish are these?")),
    "import-sheets": inOrder(choose(twoSheets), shows("One sheet at a time.")),
    "import-waypoints": inOrder(choose(WAYPOINTS), shows("What is each point?")),
    "import-waypoint-catches": inOrder(
      choose(WAYPOINTS),
      ({ page }) => page.getByText(/^A catch/).click(),
      shows("How Creel reads it"),
    ),
    "import-offline": inOrder(
      choose(clearNotes),
      shows("How Creel reads it"),
      loseNetwork,
      shows(/^You are offline/),
    ),
  }),
  ...scenesFrom(
    { ...IMPORT, who: "angler" },
    {
      "import-photos": inOrder(choosePhotos, shows(/^Already in your log/)),
      "import-compared": {
        before: judge,
        prepare: inOrder(choose(clearNotes), press("Compare with my log"), shows(/ready to import\.$/)),
      },
      "import-compared-map": {
        before: judge,
        prepare: inOrder(
          choose(clearNotes),
          press("Compare with my log"),
          shows(/ready to import\.$/),
          ({ page }) => page.getByRole("radio", { name: "Map" }).press(" "),
          shows("Tap a marker to see its line."),
          ({ page }) => catchesOnMap(page),
          ({ page }) => page.getByRole("region", { name: /^Map of these lines/ }).press("n"),
        ),
      },
      "import-corrected": {
        before: judge,
        prepare: inOrder(
          choose(clearNotes),
          press("Compare with my log"),
          press(/^Set all times back/),
          shows(/^All times were set back/),
        ),
      },
    },
  ),
  ...scenesFrom(OPENED, {
    "import-running": {
      before: answer(`imports/${ID}`, { status: 200, json: { import: RUNNING } }),
      prepare: shows("21 of 47 catches"),
    },
    "import-done": { before: answerDone, prepare: shows("47 catches imported.") },
    "import-undone": {
      before: answerDone,
      prepare: inOrder(press("Undo"), shows("This import was undone.")),
    },
  }),
];

const SPECIES = ["Pike", "Walleye", "Hecht", "Perch", "Smalmouth bass"];

function lines(header: string, line: (index: number) => string): string {
  return [header, ...Array.from({ length: 12 }, (_, index) => line(index))].join("\n");
}

/** Returns notes in which each date is a valid day in either order of day and month, and no unit is given. */
function doubtfulNotes(): string {
  return lines("Date,Species,Depth,Latitude,Longitude,Qty", (index) =>
    [
      `0${(index % 9) + 1}/0${((index * 5) % 9) + 1}/2024`,
      SPECIES[index % 5],
      index + 4,
      (47.8 + index / 100).toFixed(2),
      -92.27,
      1 + (index % 2),
    ].join(),
  );
}

function clearNotes(): string {
  return lines("Date,Time,Fish,Length (cm),Weight (kg),Lake,Latitude,Longitude,Bait,Mood", (index) =>
    [
      `${13 + index}/06/2024`,
      "06:42",
      SPECIES[index % 5],
      48 + index * 3,
      (1.1 + index / 3).toFixed(1),
      "Lake Vermilion",
      index === 3 ? "" : (47.8 + index / 100).toFixed(2),
      -92.27,
      "spinnerbait",
      index % 3 ? "good" : "windy and nobody else far and wide",
    ].join(),
  );
}

function lengthsAlone(): string {
  return lines(
    "Date,Length (cm),Latitude,Longitude",
    (index) => `${13 + index}.06.2024,${48 + index},47.8,-92.27`,
  );
}

function sheetOf(text: string) {
  return utils.aoa_to_sheet(text.split("\n").map((line) => line.split(",")));
}

function twoSheets(): Buffer {
  const book = {
    SheetNames: ["Vermilion 2024", "Pelican Lake"],
    Sheets: { "Vermilion 2024": sheetOf(clearNotes()), "Pelican Lake": sheetOf(doubtfulNotes()) },
  };
  return Buffer.from(new Uint8Array(write(book, { type: "array", bookType: "xlsx" })));
}

/** Chooses one file with these contents. */
function choose(contents: string | (() => string | Buffer)) {
  return async ({ page }: Stage) => {
    const bytes = typeof contents === "string" ? contents : contents();
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /^Spreadsheet or CSV/ }).click();
    const name = "Ten years on Lake Vermilion.csv";
    await (await choosing).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(bytes) });
  };
}

/**
 * Chooses photos from one place: three of one fish, one that the log already has, one with a different clock, and one
 * without metadata.
 */
async function choosePhotos({ page }: Stage): Promise<void> {
  const phone = { hasPosition: true, offset: "-06:00", make: "Apple" };
  const files = [
    await smallPhoto("a.jpg", "#567", { ...phone, takenAt: "2026:11:15 14:08:00" }),
    await smallPhoto("b.jpg", "#a67", { ...phone, takenAt: "2026:11:15 14:10:00" }),
    await smallPhoto("c.jpg", "#587", { ...phone, takenAt: "2026:11:15 14:16:00" }),
    await smallPhoto("d.jpg", "#aac", { ...phone, takenAt: "2026:11:18 06:42:00" }),
    await smallPhoto("e.jpg", "#cc8", { takenAt: "2026:11:10 09:05:00", make: "Olympus TG-6" }),
    await smallPhoto("f.jpg", "#777", { make: "Apple" }),
    heicPhoto("IMG_4711.heic"),
  ];
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Photos with time and place/ }).click();
  await (await choosing).setFiles(files);
}

function loseNetwork({ context }: Stage): Promise<void> {
  return context.setOffline(true);
}

async function answerList({ context, page }: Stage): Promise<void> {
  await page.addInitScript((id) => {
    if (location.protocol !== "about:") localStorage.setItem("creel.staged-import", id);
  }, STAGED.id);
  await context.route("**/api/imports", (route) => answerJson(route, { imports: LIST }));
}

/** Answers with the server's reports on the log after an import: weather, trips and doctor. */
async function answerDone({ context }: Stage): Promise<void> {
  const answers = {
    [`imports/${ID}/weather`]: { weather: { catches: 47, filled: 29, seconds_left: 170 } },
    [`imports/${ID}/trips?*`]: { proposals: [], total: 11 },
    doctor: { looked: 214, total: 3, findings: [], catches: [], trips: [] },
  };
  for (const [path, json] of Object.entries(answers)) {
    await context.route(`**/api/${path}`, (route) => answerJson(route, json));
  }
  const kept = [{ subject: "trip", id: ID }];
  const undone = { import: { ...DONE, state: "undone" }, removed: 58, restored: 2, kept };
  await context.route(`**/api/imports/${ID}`, (route) =>
    answerJson(route, route.request().method() === "DELETE" ? undone : { import: DONE }),
  );
}

/** Answers with a different verdict on each of the first catches, and reports that the file is two hours ahead. */
async function judge({ context }: Stage): Promise<void> {
  const judged = judgedImport(["same", "differs", "refused", "incomplete", "skipped"], STAGED);
  // A row that differs is compared with the latest catch.
  await context.route("**/api/catches/1193a2c4*", async (route) => {
    const latest = new URL("/api/catches?limit=1", route.request().url()).href;
    const { catches }: { catches: object[] } = await (await route.fetch({ url: latest })).json();
    await answerJson(route, { catch: catches[0] });
  });
  await context.route("**/api/imports/**", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const isRows = pathname.endsWith("/rows");
    const { rows = [] }: { rows?: Rows } = route.request().postDataJSON() ?? {};
    if (isRows) judged.put(rows);
    const counted = { import: judged.stored(), shift: { minutes: 120, pairs: 8 } };
    const isSent = route.request().method() === "PUT";
    const ofRows = isSent ? { counts: counted.import.counts } : judged.rows(searchParams.get("verdict"));
    await answerJson(route, isRows ? ofRows : counted);
  });
}
