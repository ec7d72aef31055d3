import { beforeEach, expect, test, vi } from "vitest";

import { planSave } from "../../catches/outbox/plan-catch.ts";
import { startTrip } from "../../trips/data/keep-trip.ts";
import { changeOutbox, fileOfPhoto, listItems } from "../outbox-store.ts";
import { countWaiting } from "./describe-counts.ts";
import { removeOutboxOf } from "./remove-outbox.ts";
import { listWaitingOwners } from "./waiting-owners.ts";

const FIELDS = { species: "Pike", date: "2026-07-01T11:00:00Z", latitude: 47, longitude: -92 };
const NOTHING = countWaiting([]);
const FILE = { bytes: new ArrayBuffer(4), type: "image/jpeg" };

async function keep(userId: string, catchId: string): Promise<void> {
  const photoId = `photo of ${catchId}`;
  const saved = {
    userId,
    catchId,
    work: { kind: "create", fields: { id: catchId, ...FIELDS } },
    photos: [{ id: photoId, name: "pike.jpg" }],
    photoOrder: [photoId],
  } as const;
  await changeOutbox(userId, (items) => planSave(items, saved), { files: new Map([[photoId, FILE]]) });
}

beforeEach(async () => {
  vi.unstubAllGlobals();
  for (const { userId } of await listWaitingOwners()) await removeOutboxOf(userId);
});

/** Signs a user in on this device. */
function signIn(user: { id: string; firstName: string }): void {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ user }) });
}

test("of what waits on a device anybody may know whose and how many catches and trips it is, and no more", async () => {
  signIn({ id: "maren", firstName: "Maren" });
  await keep("maren", "first");
  await keep("maren", "second");
  await keep("hank", "third");
  await startTrip({ userId: "hank" });

  expect(await listWaitingOwners()).toEqual([
    { userId: "maren", firstName: "Maren", ...NOTHING, catches: 2 },
    { userId: "hank", firstName: "", ...NOTHING, catches: 1, trips: 1 },
  ]);
});

test("when an angler signs out for good, what waits for them goes with its photos, and what waits for others stays", async () => {
  await keep("maren", "first");
  await keep("hank", "second");

  await removeOutboxOf("maren");

  expect(await listItems("maren")).toEqual([]);
  expect(await fileOfPhoto("photo of first")).toBeNull();
  expect(await listItems("hank")).toHaveLength(2);
  expect(await fileOfPhoto("photo of second")).not.toBeNull();
});
