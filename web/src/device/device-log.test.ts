import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { openDeviceLog } from "./device-log.ts";

const schema = z.object({ at: z.number() });

function storageWith(stored: string | null = null) {
  let text = stored;
  return {
    getItem: () => text,
    setItem: (_key: string, next: string) => {
      text = next;
    },
    removeItem: () => {},
  };
}

afterEach(() => vi.unstubAllGlobals());

test("a log keeps the newest hundred, the newest first", () => {
  const log = openDeviceLog({ key: "log", schema, most: 100, storage: storageWith() });

  for (let at = 1; at <= 130; at += 1) log.note({ at });

  const entries = log.entries();
  expect(entries).toHaveLength(100);
  expect(entries[0]).toEqual({ at: 130 });
  expect(entries.at(-1)).toEqual({ at: 31 });
});

test.each(["{", "7", '{"at":1}'])(
  "what is kept as %s is an empty log, and the next entry is kept",
  (stored) => {
    const log = openDeviceLog({ key: "log", schema, most: 3, storage: storageWith(stored) });
    expect(log.entries()).toEqual([]);
    log.note({ at: 1 });
    expect(log.entries()).toEqual([{ at: 1 }]);
  },
);

test("an entry of another shape is passed over", () => {
  const log = openDeviceLog({
    key: "log",
    schema,
    most: 3,
    storage: storageWith('[{"at":2},{"at":"?"},{"at":1}]'),
  });
  expect(log.entries()).toEqual([{ at: 2 }, { at: 1 }]);
});

test("a storage that is full stands in nobody's way", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
    removeItem: () => {},
  };
  const log = openDeviceLog({ key: "log", schema, most: 3, storage: full });
  expect(() => log.note({ at: 1 })).not.toThrow();
});
