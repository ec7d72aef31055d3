import { expect, test } from "vitest";

import { describeDeadline } from "./describe-deadline.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const due = (deadline: string | null, zone = "Europe/London", turnedInAt: string | null = null) =>
  describeDeadline({ deadline, time_zone: zone, turned_in_at: turnedInAt }, NOW);

test.each([
  ["2026-11-30T23:59:00Z", { when: "Nov 30", left: "in 9 days", state: "later" }],
  ["2027-01-15T23:59:00Z", { when: "Jan 15, 2027", left: "in 8 weeks", state: "later" }],
  ["2026-11-20T23:59:00Z", { when: "Nov 20", left: "yesterday", state: "over" }],
  [null, { when: "No deadline", left: "", state: "none" }],
])("a deadline of %s is %j", (deadline, described) => {
  expect(due(deadline)).toEqual(described);
});

test("a deadline of today names its hours, and the place whose clock it follows", () => {
  const { when, left, state } = due("2026-11-21T22:59:00Z", "Europe/Oslo");
  expect([when, state]).toEqual(["Today by midnight", "today"]);
  expect(left).toMatch(/^in 11 hours, 11:59 PM in Oslo$/u);
});

test("a return that was turned in has no deadline any more", () => {
  expect(due("2026-11-20T23:59:00Z", "Europe/London", "2026-11-14T20:00:00Z")).toEqual({
    when: "Turned in Nov 14, 2026",
    left: "figures kept as they were",
    state: "turned_in",
  });
});
