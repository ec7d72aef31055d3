import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { OfflineCache, type CachedAnswer } from "./offline-cache.ts";

/** A cache on a device where `owner` is signed in. */
function setup(stored = new Map<string, CachedAnswer>()) {
  const signedIn: { owner: string | null } = { owner: "maren" };
  const store = {
    get: async (question: string) => stored.get(question),
    put: async (question: string, cached: CachedAnswer) => void stored.set(question, cached),
  };
  return { copies: new OfflineCache({ store, owner: () => signedIn.owner }), stored, signedIn };
}

test("what was answered is read again with the moment it was answered at", async () => {
  const { copies } = setup();
  const at = Date.now() - 20 * MINUTE_MS;

  await copies.write("catches", { userId: "maren", data: ["Walleye"], at });

  expect(await copies.read("catches")).toMatchObject({ userId: "maren", data: ["Walleye"], at });
  expect(await copies.read("other")).toBeNull();
});

test("nobody is shown what was answered to somebody else", async () => {
  const { copies, signedIn } = setup();
  await copies.write("catches", { userId: "maren", data: ["Walleye"], at: Date.now() });

  signedIn.owner = "hank";
  expect(await copies.read("catches")).toBeNull();
  signedIn.owner = null;
  expect(await copies.read("catches")).toBeNull();
});

test("an answer that comes after its user signed out is not kept", async () => {
  const { copies, stored, signedIn } = setup();

  for (const owner of [null, "hank"]) {
    signedIn.owner = owner;
    await copies.write("catches", { userId: "maren", data: ["Walleye"], at: Date.now() });
  }

  expect(stored.size).toBe(0);
});

test("an answer of a shape that is no more is not read", async () => {
  const { copies, stored } = setup();
  await copies.write("catches", { userId: "maren", data: ["Walleye"], at: Date.now() });
  const [cached] = stored.values();
  stored.set("catches", Object.assign({}, cached, { shapes: "of last year" }));

  expect(await copies.read("catches")).toBeNull();
});

test("after a month without an answer there is no copy", async () => {
  const { copies } = setup();

  await copies.write("catches", { userId: "maren", data: ["Walleye"], at: Date.now() - 29 * DAY_MS });
  expect(await copies.read("catches")).not.toBeNull();
  await copies.write("catches", { userId: "maren", data: ["Walleye"], at: Date.now() - 30 * DAY_MS });
  expect(await copies.read("catches")).toBeNull();
});

test("limits and licenses are there after more than a month without an answer", async () => {
  const { copies } = setup();

  await copies.write("limits", { userId: "maren", data: ["Walleye"], at: Date.now() - 90 * DAY_MS });
  expect(await copies.read("limits", { isLasting: true })).not.toBeNull();
});

const broken = () => Promise.reject(new Error("The disk is full"));

test("a device that keeps nothing is as one that has nothing", async () => {
  const copies = new OfflineCache({ store: { get: broken, put: broken }, owner: () => "maren" });

  await copies.write("catches", { userId: "maren", data: ["Walleye"], at: Date.now() });

  expect(await copies.read("catches")).toBeNull();
});
