import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { adminOf, messageList, messageOf, pageOf } from "../../testing/admin.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { machineOf } from "../machine-testing.ts";
import { AdminOverviewPage } from "./overview-page.tsx";

const STATS = "GET /admin/stats";
const NUMBERS: AdminStats = {
  totalUsers: 12,
  activeUsers: 11,
  suspendedUsers: 1,
  admins: 2,
  premiumUsers: 3,
  newUsersThisMonth: 4,
  newUsersLastMonth: 2,
  totalCatches: 1214,
  catchesThisMonth: 30,
  totalPhotos: 186,
  totalTrips: 3,
  storageBytes: 5_000_000,
  openMessages: 1,
  oldestOpenMessageAt: "2026-11-20T12:42:00.000Z",
  topSpecies: [{ species: "Walleye", count: 1000 }],
  otherSpecies: { species: 3, count: 214 },
  usersPerDay: [
    { date: "2026-11-19", count: 0 },
    { date: "2026-11-20", count: 2 },
  ],
  catchesPerDay: [
    { date: "2026-11-19", count: 7 },
    { date: "2026-11-20", count: 5 },
  ],
  countedAt: "2026-11-20T18:42:00.000Z",
};

const MACHINE = machineOf({ version: "1.2.3", waiting: { conditions: 312, mails: 1, imports: 0 } });

function openOverview(answers: Answers = {}) {
  return show(<AdminOverviewPage />, {
    path: "/admin",
    user: adminOf(),
    answers: {
      [STATS]: { stats: NUMBERS },
      "GET /admin/machine": { machine: MACHINE },
      "GET /admin/messages": messageList(messageOf()),
      "GET /admin/audit": { entries: [], ...pageOf(0) },
      ...answers,
    },
  });
}

test("the numbers say what there is, and when they were counted", async () => {
  openOverview();
  await waitFor(() =>
    expect(screen.getByText("Users", { selector: "dt" }).closest("div")).toHaveTextContent("12"),
  );
  expect(screen.getByText("Users", { selector: "dt" }).closest("div")).toHaveTextContent(
    /11\sactive, 1\ssuspended/,
  );
  expect(screen.getByText("Catches", { selector: "dt" }).closest("div")).toHaveTextContent("1,214");
  expect(screen.getByText(/^As of/)).toBeVisible();
});

test("the bars of the days can be read as a sentence and as a table, the newest first", async () => {
  const { person } = openOverview();
  expect(
    await screen.findByRole("img", { name: /^Catches per day, .*12.* in total.* Sign-ups: / }),
  ).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Show table" }));
  const table = screen.getByRole("table", { name: "Catches and sign-ups by day" });
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => within(row).queryAllByRole("cell"));
  const figures = cells.map((row) => row.map(({ textContent }) => textContent).join());
  expect(figures).toEqual(["", "5,2", "7,0"]);
});

test("species are listed by how often they were caught, with the others together", async () => {
  openOverview();
  const species = within(await screen.findByRole("region", { name: "Species" }));
  const [walleye, others] = await species.findAllByRole("listitem");
  expect(walleye).toHaveTextContent(/Walleye1,000$/);
  expect(others).toHaveTextContent(/^Three others214$/);
});

test("what nobody has read is counted in the tabs and leads to its message", async () => {
  openOverview();
  expect(await screen.findByRole("link", { name: /^Messages\s*1\s*new$/ })).toBeVisible();
  const open = within(screen.getByRole("region", { name: "Open messages" }));
  expect(await open.findByRole("link", { name: /^Can I print the season\?/ })).toHaveAttribute(
    "href",
    "/admin/messages?status=new&message=m1",
  );
});

test("numbers that cannot be had say so, and the rest of the page is there", async () => {
  const { person, network } = openOverview({ [STATS]: refusal(400, "unexpected", "No") });
  expect(await screen.findByRole("heading", { name: "The numbers could not be loaded" })).toBeVisible();
  expect(await screen.findByRole("link", { name: /^Can I print the season\?/ })).toBeVisible();
  network.answer({ [STATS]: { stats: NUMBERS } });
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("img", { name: /^Catches per day/ })).toBeVisible();
});

test("the state of the machine says what is missing: a backup, and mail", async () => {
  openOverview();
  const machine = within(await screen.findByRole("region", { name: "Server" }));
  expect(await machine.findByText("None")).toBeVisible();
  expect(machine.getByText("no daily backup: set BACKUPS_KEPT")).toBeVisible();
  expect(machine.getByText("42.2 GB")).toBeVisible();
  expect(machine.getByText("312 weather lookups, 1 email")).toBeVisible();
  expect(machine.getByText("email is not set up: set SMTP_URL")).toBeVisible();
  expect(machine.getByRole("link", { name: "See the machine" })).toHaveAttribute("href", "/admin/machine");
});

test("a newer version is named beside the one that runs", async () => {
  const newer = { version: "1.3.0", lines: [], url: null };
  const updates = { isOn: true, checkedAt: null, hasFailed: false, newer };
  openOverview({ "GET /admin/machine": { machine: { ...MACHINE, updates } } });
  expect(await screen.findByText("1.3.0 is out")).toBeVisible();
});

test("an admin whose password alone opens the admin area is told before a second step is required", async () => {
  openOverview({ "GET /auth/me/totp": { totp: null, backup_codes_left: 0, is_required: false } });
  expect(await screen.findByText(/^Your password alone opens this admin area\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Set one up now" })).toHaveAttribute("href", "/profile/access");
});
