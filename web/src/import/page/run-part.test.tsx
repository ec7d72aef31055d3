import type { Import } from "@creel/domain/import/import";
import { importOf } from "@creel/testing/judged-import";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { refusal } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { RunPart } from "./run-part.tsx";

const DONE = importOf({
  state: "done",
  counts: { new: 49, same: 3, differs: 0, changes: 0, incomplete: 1, refused: 0, skipped: 0 },
  made: 49,
  parts: [
    { subject: "water", verdict: "new", rows: 2, made: 2 },
    { subject: "catch", verdict: "new", rows: 47, made: 47 },
    { subject: "catch", verdict: "same", rows: 3, made: 0 },
    { subject: "catch", verdict: "incomplete", rows: 1, made: 0 },
  ],
  committed_at: "2026-11-19T14:05:00.000Z",
  done_at: "2026-11-19T14:06:00.000Z",
  undo_until: "2026-12-03T14:06:00.000Z",
});
const { id: ID } = DONE;
const RUNNING: Import = {
  ...DONE,
  state: "running",
  made: 23,
  parts: DONE.parts.map((part) =>
    part.subject === "catch" && part.verdict === "new" ? Object.assign({}, part, { made: 21 }) : part,
  ),
  done_at: null,
  undo_until: null,
};

function openRun(stored: Import) {
  return show(<RunPart id={ID} photos={null} others={null} onLeave={() => {}} />, {
    path: `/import?import=${ID}`,
    answers: {
      "GET /imports/*": { import: stored },
      "GET /imports/*/weather": { weather: { catches: 47, filled: 47, seconds_left: null } },
      "GET /imports/*/trips": { proposals: [], total: 0 },
      "GET /imports/*/rows": { rows: [], next: null },
    },
  });
}

test("an import that is written says how far it is, and by itself that it is done", async () => {
  const { network } = openRun(RUNNING);

  expect(await screen.findByRole("heading", { name: "21 of 47 catches" })).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Import of a.zip" })).toHaveAttribute("aria-valuenow", "47");
  network.answer({ "GET /imports/*": { import: DONE } });

  expect(await screen.findByText("47 catches imported.")).toBeVisible();
});

test("what is in is counted beside what stayed out, until when it can be taken back is said", async () => {
  openRun(DONE);

  expect(await screen.findByText(/^You can undo this import until December 3/)).toBeVisible();
  expect(screen.getByText("Not imported").closest("div")).toHaveTextContent("4");
  expect(screen.getByRole("button", { name: "Result for each line" })).toBeVisible();
});

test("an import of long ago cannot be taken back as one, and says so", async () => {
  openRun({ ...DONE, undo_until: null });

  expect(await screen.findByText("You can no longer undo this import in one step.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

const TRIP = "0199f2a0-0000-7000-8000-0000000000c2";
const CAUGHT = "0199f2a0-0000-7000-8000-0000000000c3";

test("undone, it says how much left the log, and names what stays because it was changed since", async () => {
  const { person, network } = openRun(DONE);
  const changed = catchOf({ id: CAUGHT, species: "Pike", date: "2024-06-13T11:42:00.000Z" });
  network.answer({
    "DELETE /imports/*": {
      import: { ...DONE, state: "undone", undo_until: null },
      removed: 47,
      restored: 0,
      kept: [
        { subject: "catch", id: changed.id },
        { subject: "trip", id: TRIP },
      ],
    },
    "GET /catches/*": { catch: changed },
  });
  await person.click(await screen.findByRole("button", { name: "Undo" }));

  expect(await screen.findByText("47 items were removed from your log.")).toBeVisible();
  expect(
    screen.getByRole("heading", { name: /^2 items stay: they were changed after the import/ }),
  ).toBeVisible();
  expect(await screen.findByText("Pike, June 13, 2024")).toBeVisible();
  expect(screen.getByRole("link", { name: "Trip" })).toHaveAttribute("href", `/catches/trips/${TRIP}`);
});

test("an import that cannot be taken back now stays, with its button, and says so", async () => {
  const { person, network } = openRun(DONE);
  network.answer({ "DELETE /imports/*": refusal(503, "unavailable", "Not now") });
  await person.click(await screen.findByRole("button", { name: "Undo" }));

  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled();
});
