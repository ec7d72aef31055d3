import { expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

test("an admin sees how the machine is doing, and what its jobs have still to do", async () => {
  const { as, given } = await setupApi();
  const admin = as(await given.user({ role: "admin" }));
  const before = (await admin.get("/admin/machine")).json().machine;
  expect(before).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    newestBackupAt: null,
    hasDailyBackup: false,
    hasMail: false,
  });
  expect(before).toHaveProperty("disk");
  expect(before.database).toBeGreaterThan(0);
  await as(await given.user()).post("/catches", { ...aCatch(), latitude: 47.83, longitude: -92.26 });
  const { waiting } = (await admin.get("/admin/machine")).json().machine;
  expect(waiting.conditions).toBe(before.waiting.conditions + 1);
});
