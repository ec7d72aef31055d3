import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { deriveKeys, loadOrCreateSecret } from "./keys.ts";

test("a secret that nobody set is made once, of 256 bits, for the owner's eyes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "creel-secret-"));
  onTestFinished(() => rm(folder, { recursive: true }));

  const [first, atOnce] = await Promise.all([loadOrCreateSecret(folder), loadOrCreateSecret(folder)]);

  expect(Buffer.from(first, "base64url")).toHaveLength(32);
  expect([atOnce, await loadOrCreateSecret(folder)]).toEqual([first, first]);
  expect((await stat(join(folder, "jwt-secret"))).mode & 0o777).toBe(0o600);
});

test("each purpose has a key of its own, of 256 bits", () => {
  const keys = Object.values(deriveKeys("a secret of the tests, long enough"));

  expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(keys.length);
  expect(keys.every((key) => key.length === 32)).toBe(true);
});
