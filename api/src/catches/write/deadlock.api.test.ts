import { sql } from "kysely";
import { expect, test } from "vitest";

import { waitForWaiting } from "../../testing/databases/at-once.ts";
import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { fields } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

async function setup() {
  const { as, db, given } = await setupApi();
  const user = await given.user();
  const ana = as(user);
  const picture = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
  const { catch: logged } = (await ana.post("/catches", catchForm(aCatch(), [picture]))).json();
  /** Locks the rows in the opposite order, which causes a deadlock. */
  const across = async <Answer>(action: () => Promise<Answer>): Promise<Answer> => {
    const begun: Promise<Answer>[] = [];
    const other = db.transaction().execute(async (transaction) => {
      await sql`select 1 from photos where user_id = ${user.id} for update`.execute(transaction);
      begun.push(action());
      await waitForWaiting(db, 1);
      await sql`select 1 from catches where user_id = ${user.id} for update`.execute(transaction);
    });
    // The database cancels one of the two, usually the one that has waited longer.
    await Promise.allSettled([other]);
    const [answer] = await Promise.all(begun);
    if (answer === undefined) throw new Error("It did not begin.");
    return answer;
  };
  return { ana, logged, across };
}

test("a deletion that the database takes back for a deadlock is done nevertheless", async () => {
  const { ana, logged, across } = await setup();

  const deleted = await across(() => ana.delete(`/catches/${logged.id}`));

  expect(deleted.statusCode).toBe(204);
  expect((await ana.get(`/catches/${logged.id}`)).statusCode).toBe(404);
});

test("so is a change, once", async () => {
  const { ana, logged, across } = await setup();
  const removedPhotoIds = logged.photos.map(({ id }: { id: string }) => id);

  const changed = await across(() => ana.put(`/catches/${logged.id}`, { notes: "Again", removedPhotoIds }));

  expect(changed.statusCode).toBe(200);
  expect(changed.json().catch).toMatchObject({ notes: "Again", photos: [], version: logged.version + 1 });
});
