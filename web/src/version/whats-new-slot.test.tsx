import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { anglerOf } from "../session/angler-testing.ts";
import { show } from "../testing/show.tsx";
import { CREEL_VERSION } from "./creel-version.ts";
import { markSeen, seenVersions } from "./seen-version.ts";
import { WhatsNewSlot } from "./whats-new-slot.tsx";

const TITLE = `New in Creel ${CREEL_VERSION}`;
const CONFIG = { map: null, weather: false, updatedAt: null };

beforeEach(() => seenVersions.set(null));

test("after an update an angler reads three lines of what is new, until they dismiss them", async () => {
  const user = anglerOf({ createdAt: "2026-01-01T00:00:00.000Z" });
  const updatedAt = "2026-06-01T03:00:00.000Z";
  const { person } = show(<WhatsNewSlot />, { user, answers: { "GET /config": { ...CONFIG, updatedAt } } });
  expect(await screen.findByRole("region", { name: TITLE })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);

  await person.click(screen.getByRole("button", { name: "Dismiss" }));

  expect(screen.queryByRole("region", { name: TITLE })).toBeNull();
  expect(seenVersions.get()).toBe(`${user.id.slice(-4)} ${CREEL_VERSION}`);
});

test("an account that has seen an earlier version is told even if the server says nothing", async () => {
  const user = anglerOf();
  markSeen(user, "0.1.0");
  show(<WhatsNewSlot />, { user, answers: { "GET /config": CONFIG } });
  expect(await screen.findByRole("region", { name: TITLE })).toBeVisible();
});
