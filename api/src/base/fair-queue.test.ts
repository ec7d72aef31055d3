import { expect, test } from "vitest";

import { makeFairQueue } from "./fair-queue.ts";

/** Sets up work that records its start and ends when the test says so. */
function setup(places: Parameters<typeof makeFairQueue>[0]) {
  const queue = makeFairQueue(places);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal) => {
    const [owner = ""] = name;
    const work = () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    };
    const done = queue(owner, work, { signal }).then(
      () => "done",
      (error: unknown) => (error instanceof Error ? error.message : "failed"),
    );
    return done;
  };
  /** Ends running work until none is left. */
  const finish = async () => {
    for (let ended = 0; ended < begun.length; ended += 1) {
      await settle();
      ends.get(begun[ended] ?? "")?.();
      await settle();
    }
  };
  return { begun, ends, ask, finish };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test("whoever asks for much waits for everybody else, not they for them", async () => {
  const { ask, begun, finish } = setup({ concurrency: 1, maxWaiting: 20 });

  const all = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => ask(name));
  await settle();
  await finish();

  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  expect(await Promise.all(all)).toEqual(Array(7).fill("done"));
});

test("one person never has more places than are theirs, though others are free", async () => {
  const { ask, begun, ends } = setup({ concurrency: 3, perOwner: 1, maxWaiting: 20 });

  const all = ["a1", "a2", "b1"].map((name) => ask(name));
  await settle();
  expect(begun).toEqual(["a1", "b1"]);
  ends.get("a1")?.();
  await settle();
  expect(begun).toEqual(["a1", "b1", "a2"]);

  for (const end of ends.values()) end();
  await Promise.all(all);
});

test("when no place to wait is left, who has most of them loses the last, and is told to come again", async () => {
  const { ask, begun, finish } = setup({ concurrency: 1, maxWaiting: 3 });

  const flood = ["a1", "a2", "a3", "a4"].map((name) => ask(name));
  const neighbor = ask("b1");
  await settle();
  await finish();

  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  expect(await Promise.all(flood)).toEqual(["done", "done", "done", "busy"]);
  expect(await neighbor).toBe("done");
});

test("who hangs up while they wait is not waited for, nor worked for", async () => {
  const { ask, begun, finish } = setup({ concurrency: 1, maxWaiting: 3 });
  const hangingUp = new AbortController();

  const first = ask("a1");
  const abandoned = ask("b1", hangingUp.signal);
  const abandonedBefore = ask("b2", AbortSignal.abort());
  const last = ask("c1");
  hangingUp.abort();
  await settle();
  await finish();

  expect(begun).toEqual(["a1", "c1"]);
  expect(await Promise.all([abandoned, abandonedBefore])).toEqual(["malformed_request", "malformed_request"]);
  expect(await Promise.all([first, last])).toEqual(["done", "done"]);
});

test("work that fails leaves its place to the next", async () => {
  const queue = makeFairQueue({ concurrency: 1, maxWaiting: 3 });

  const failing = queue("a", () => Promise.reject(new Error("broken")));
  const next = queue("a", () => Promise.resolve("done"));

  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
