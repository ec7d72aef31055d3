import type { Machine } from "@creel/domain/admin/machine";
import { HOUR_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { adminOf, messageList } from "../../testing/admin.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { backupOf, jobOf, machineOf } from "../machine-testing.ts";
import { AdminMachinePage } from "./machine-page.tsx";

const MACHINE = "GET /admin/machine";
const GIGABYTE = 1_000_000_000;

const answer = (known: Partial<Machine> = {}) => ({ machine: machineOf(known) });

function open(known: Partial<Machine> = {}, answers: Answers = {}) {
  return show(<AdminMachinePage />, {
    path: "/admin/machine",
    user: adminOf({ timeZone: "America/Chicago" }),
    answers: { [MACHINE]: answer(known), "GET /admin/messages": messageList(), ...answers },
  });
}

const section = (name: string) => screen.findByRole("region", { name });
const figureOf = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).closest("div")?.textContent;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const ranAt = (startedAt: string) => ({
  startedAt,
  finishedAt: new Date(Date.parse(startedAt) + 48 * SECOND_MS).toISOString(),
});

test("the figures say when the last backup was, how full the disk is, what runs and what waits", async () => {
  const at = hoursAgo(1);
  open({
    newestBackupAt: at,
    backups: { runs: [backupOf(ranAt(at))], kept: 1, oldestAt: at, retained: 14 },
    jobs: [jobOf({ group: "conditions", waiting: 312 }), jobOf({ waiting: 2, state: "failed" })],
  });
  await waitFor(async () => expect(await figureOf("Disk")).toMatch(/^Disk47%42.2 GB of 80 GB free$/));
  expect(await figureOf("Last backup")).toMatch(/read back, all there$/);
  expect(await figureOf("Version")).toMatch(/^Version1\.0\.0since (Nov 12|12 Nov)/);
  expect(await figureOf("Jobs")).toBe("Jobs314waiting, 1 needs you");
});

test("without a mail server the page says what cannot go out, and how to set it", async () => {
  const { person } = open();
  const warning = within(await section("Email is not set up"));
  expect(warning.getByRole("button", { name: "Send a test" })).toBeDisabled();
  expect(warning.queryByText(/^SMTP_URL=smtp:/)).not.toBeVisible();
  await person.click(warning.getByRole("button", { name: "How to set it" }));
  expect(warning.getByText(/SMTP_URL=smtp:\/\/user:password@mail\.example\.com:587/)).toBeVisible();
});

test.each([
  [null, /took the test for maren@example\.org\. Look for it/],
  ["EAUTH 535", /refused the test: EAUTH 535\. Nothing was sent/],
])("with a mail server a test goes to oneself, and its outcome shows: %s", async (failure, outcome) => {
  const { person, network } = open(
    { hasMail: true },
    { "POST /admin/machine/test-mail": { to: "maren@example.org", failure } },
  );
  await person.click(await screen.findByRole("button", { name: "Send a test" }));
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(network.asked("POST /admin/machine/test-mail")).toHaveLength(1);
});

test("the last night says how large the backup was, how long it took and what was read back", async () => {
  const at = hoursAgo(6);
  open({
    newestBackupAt: at,
    backups: { runs: [backupOf(ranAt(at))], kept: 14, oldestAt: hoursAgo(14 * 24), retained: 14 },
  });
  const backup = within(await section("Backup"));
  expect(await backup.findByText(/^Last night, /)).toBeVisible();
  expect(backup.getByText("412 MB in 48 seconds. 3,481 catches, 1,906 photos, all read back.")).toBeVisible();
  expect(backup.getByText(/^1 of 1 night worked\. 14 are kept, the oldest from /)).toBeVisible();
});

test("a night that failed is named with its reason", async () => {
  const [last, failed] = [hoursAgo(6), hoursAgo(6 + 24)];
  const runs = [
    backupOf({ id: "b2", ...ranAt(last) }),
    backupOf({ id: "b1", ...ranAt(failed), failure: "the backup disk was not there.", contents: null }),
  ];
  open({ newestBackupAt: last, backups: { runs, kept: 13, oldestAt: hoursAgo(300), retained: 14 } });
  const strip = await screen.findByRole("img", { name: /^1 of 2 nights worked\./ });
  expect(strip).toHaveAccessibleName(/ failed: the backup disk was not there\.$/);
});

test("before the first backup the page says what is at stake, and one tap makes one", async () => {
  const { person, network } = open(
    {},
    { "POST /admin/machine/backups": () => new Response(null, { status: 202 }) },
  );
  expect(await screen.findByText("No backup yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Try a restore/ })).toBeNull();
  const running = backupOf({ kind: "by_hand", finishedAt: null, contents: null });
  network.answer({
    [MACHINE]: answer({ backups: { runs: [running], kept: 0, oldestAt: null, retained: 0 } }),
  });
  await person.click(screen.getByRole("button", { name: "Back up now" }));
  expect(await screen.findByText(/^A backup is being made, since /)).toBeVisible();
  expect(network.asked("POST /admin/machine/backups")).toHaveLength(1);
});

test.each([
  [{}, /3,481 catches and everything else were restored and compared, then removed again\.$/],
  [
    { failure: "The disk has no room for a trial.", contents: null },
    /failed: The disk has no room for a trial\. Your log was not touched\.$/,
  ],
  [
    { failure: "interrupted", contents: null },
    /failed: Creel was stopped meanwhile\. Your log was not touched\.$/,
  ],
])("a trial of a restore says how it went: %o", async (result, text) => {
  const at = hoursAgo(6);
  const trial = backupOf({ id: "t1", kind: "trial", ...result });
  open({ newestBackupAt: at, backups: { runs: [trial], kept: 1, oldestAt: at, retained: 0 } });
  expect(await screen.findByText(text)).toBeVisible();
});

test("a trial is started with one tap", async () => {
  const at = hoursAgo(6);
  const { person, network } = open(
    { newestBackupAt: at },
    { "POST /admin/machine/restore-trials": () => new Response(null, { status: 202 }) },
  );
  await person.click(await screen.findByRole("button", { name: "Try a restore" }));
  expect(await screen.findByText(/^The trial began\./)).toBeVisible();
  expect(network.asked("POST /admin/machine/restore-trials")).toHaveLength(1);
});

test.each([
  [null, "How fast it grows isn’t known yet. Creel measures once a day and needs a week."],
  [-1, "It isn’t growing."],
  [2.9 * GIGABYTE, "Grows by about 2.9 GB a month. At this pace it’s full in 14 months."],
  [50 * GIGABYTE, "Grows by about 50 GB a month. At this pace it’s full within a month."],
  [0.1 * GIGABYTE, "Grows by about 100 MB a month. At this pace it lasts more than five years."],
])("a disk that grows by %s bytes a month says how long it lasts", async (growth, text) => {
  const { diskUse } = machineOf();
  open({ diskUse: { ...diskUse, growth } });
  expect(await screen.findByText(text)).toBeVisible();
});

test("what is on another disk is not in the bar, and says so", async () => {
  const { diskUse } = machineOf();
  open({ diskUse: { ...diskUse, backups: { bytes: 9.3 * GIGABYTE, place: "elsewhere" } } });
  const disk = within(await section("Disk"));
  const bar = disk.getByRole("img");
  expect(bar).toHaveAccessibleName(/^Of 80 GB: Photos 22\.1 GB,? .*Database 6\.4 GB,? .*Free 42\.2 GB$/);
  expect(bar).not.toHaveAccessibleName(/Backups/);
  expect(disk.getByText("not on this disk")).toBeVisible();
});

test("the version has its three lines, and a newer one its release notes", async () => {
  const newer = { version: "1.0.1", lines: ["Fixes a gauge."], url: "https://forge.example/1.0.1" };
  open({ updates: { isOn: true, checkedAt: hoursAgo(3), hasFailed: false, newer } });
  const version = within(await section("Version"));
  expect(version.getAllByRole("listitem")).toHaveLength(3);
  expect(version.getByText("1.0.1 is out")).toBeVisible();
  expect(version.getByText("Fixes a gauge.")).toBeVisible();
  expect(version.getByRole("link", { name: "Release notes" })).toHaveAttribute("href", newer.url);
  expect(version.getByText(/^Asks the forge once a day\. Sends nothing else\. Last asked /)).toBeVisible();
});

test("where nobody looks for a newer version, the page says which setting does", async () => {
  open();
  const version = within(await section("Version"));
  expect(version.getByText(/Set UPDATE_FEED to its releases and start Creel again\.$/)).toBeVisible();
  expect(version.getByText("Off")).toBeVisible();
});

test("a job that failed says why, and is tried again with one tap", async () => {
  const failure = { job: "daily-backup", at: hoursAgo(5), message: "no room" };
  const { person, network } = open(
    { jobs: [jobOf(), jobOf({ group: "backup", state: "failed", failure })] },
    { "POST /admin/machine/jobs/retry": () => new Response(null, { status: 202 }) },
  );
  const jobs = within(await section("Jobs"));
  expect(await jobs.findByText("no room")).toBeVisible();
  await person.click(jobs.getByRole("button", { name: "Try again: Backup" }));
  await waitFor(() => expect(network.sent("POST /admin/machine/jobs/retry")).toEqual([{ kind: "backup" }]));
  expect(jobs.getAllByText("OK")).toHaveLength(1);
});

test("what goes out is a row for each host, and what is off is named with its setting", async () => {
  const host = {
    host: "api.open-meteo.com",
    isOn: true,
    sender: "server",
    today: 214,
    lastAt: null,
  } as const;
  open({
    outgoing: [
      { ...host, key: "forecast", setting: "OPEN_METEO_URL" },
      {
        ...host,
        key: "map",
        setting: "MAP_TILES_URL",
        host: "tiles.example",
        sender: "browsers",
        today: null,
      },
      { ...host, key: "notifications", setting: "NOTIFY_PRIVATE_TARGETS", host: null, today: 0 },
      { ...host, key: "gauges_norway", setting: "NVE_API_KEY", isOn: false, today: null },
      { ...host, key: "archive", setting: "WEATHER_PROVIDER", isOn: false, today: null },
      { ...host, key: "marine", setting: "WEATHER_PROVIDER", isOn: false, today: null },
    ],
  });
  const table = within(await screen.findByRole("table", { name: "What goes out" }));
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "api.open-meteo.comWeather now and the forecasta square of 3.5 miles (5.6 km)214today",
    expect.stringMatching(/^tiles\.exampleThe map, for each browser.*not countedtodayby browsers$/),
    expect.stringMatching(/^hosts that anglers nameNotifications .*0today$/),
  ]);
  const off = "River gauges in Norway (NVE_API_KEY), weather, alerts, tides and gauges (WEATHER_PROVIDER)";
  expect(screen.getByText(`Off here: ${off}.`)).toBeVisible();
});

test("a page that cannot be loaded says so", async () => {
  open({}, { [MACHINE]: refusal(400, "unexpected", "No") });
  expect(await screen.findByRole("heading", { name: "The server status could not be loaded" })).toBeVisible();
});
