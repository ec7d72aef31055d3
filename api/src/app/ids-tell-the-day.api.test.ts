import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { fields } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

const UUIDV7 = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** Returns when an id was created, in milliseconds since 1970. */
function madeAt(id: string): number {
  return Number.parseInt(id.replace("-", "").slice(0, 12), 16);
}

test("no id of a catch or its photos tells an admin the hour in which it was logged", async () => {
  const { as, given } = await setupApi();
  const [ana, admin] = [await given.user(), await given.admin()];
  const photo = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
  const logged = await as(ana).post("/catches", catchForm(aCatch(), [photo, photo]));

  const shown = await as(admin).get(`/admin/catches/${logged.json().catch.id}`);

  const ids = new Set(shown.body.match(UUIDV7));
  ids.delete(ana.id);
  expect(ids.size).toBe(5);
  expect([...ids].map((id) => madeAt(id) % DAY_MS)).toEqual([...ids].map(() => 0));
});
