import { expect, test, vi } from "vitest";

import { estimateRoom, isSafariTab, isShort, makeRoomOn } from "./room.ts";

const MB = 1_000_000;

/** A device with 1 GB of storage. */
function deviceWith(sizes: { outbox: number; towns: number; answers: number }) {
  const stored = new Map(Object.entries(sizes));
  const remove = (name: string) => async () => void stored.delete(name);
  const sum = () => [...stored.values()].reduce((all, size) => all + size, 0);
  return {
    stored,
    device: {
      estimate: async () => ({ quota: 1000 * MB, usage: sum() }),
      spare: [remove("towns"), remove("answers")],
    },
  };
}

test.each([
  [{ quota: 1000 * MB, usage: 900 * MB + 1 }, true],
  [{ quota: 1000 * MB, usage: 900 * MB }, false],
  [{ quota: 50 * MB, usage: 0 }, true],
  [{}, false],
])("with %o used, that less than 100 MB are free is %s", (estimate, short) => {
  expect(isShort(estimate)).toBe(short);
});

test("a browser that tells nothing of its storage is not short of it", async () => {
  vi.stubGlobal("navigator", {});
  expect(isShort(await estimateRoom())).toBe(false);
  vi.unstubAllGlobals();
});

test("while there is room nothing is removed", async () => {
  const { device, stored } = deviceWith({ outbox: 800 * MB, towns: 50 * MB, answers: 50 * MB });
  expect(await makeRoomOn(device)).toBe(true);
  expect([...stored.keys()]).toEqual(["outbox", "towns", "answers"]);
});

test("the towns go first, and the answers stay where that is enough", async () => {
  const { device, stored } = deviceWith({ outbox: 800 * MB, towns: 100 * MB, answers: 50 * MB });
  expect(await makeRoomOn(device)).toBe(true);
  expect([...stored.keys()]).toEqual(["outbox", "answers"]);
});

test("the answers go next, and what waits to be sent never", async () => {
  const { device, stored } = deviceWith({ outbox: 950 * MB, towns: 10 * MB, answers: 30 * MB });
  expect(await makeRoomOn(device)).toBe(false);
  expect([...stored.keys()]).toEqual(["outbox"]);
});

const broken = () => Promise.reject(new Error("blocked"));

test("what cannot be removed keeps nothing else", async () => {
  const { device, stored } = deviceWith({ outbox: 800 * MB, towns: 60 * MB, answers: 60 * MB });
  expect(await makeRoomOn({ ...device, spare: [broken, ...device.spare] })).toBe(true);
  expect([...stored.keys()]).toEqual(["outbox", "answers"]);
});

test.each([
  [{}, false],
  [{ standalone: true }, false],
  [{ standalone: false }, true],
])("a browser that says %o forgets after 7 days: %s", (browser, isForgetful) => {
  expect(isSafariTab(browser)).toBe(isForgetful);
});
