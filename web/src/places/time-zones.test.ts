import { expect, test } from "vitest";

import { zoneChoices } from "./time-zones.ts";

test("the device's own zone comes first and says so, then the present one; each is there once", () => {
  const choices = zoneChoices("America/Chicago", "Asia/Kolkata");

  expect(choices.slice(0, 2)).toEqual([
    { timeZone: "America/Chicago", name: "America/Chicago", note: "this device" },
    { timeZone: "Asia/Kolkata", name: "Asia/Kolkata" },
  ]);
  const names = choices.map(({ timeZone }) => timeZone);
  expect(names.length).toBeGreaterThan(400);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("UTC");
});

test("a zone is found by how its town is written", () => {
  const found = zoneChoices("UTC", "UTC").find(({ name }) => name === "America/New York");

  expect(found?.timeZone).toBe("America/New_York");
});
