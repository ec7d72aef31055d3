import { sql } from "kysely";
import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

const { db, anonymous } = await setupApi();

test("the process says that it lives, to anybody", async () => {
  const response = await anonymous.get("/health");

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: "ok" });
});

test("it is ready once the database has every migration, and says which one it lacks", async () => {
  // The first request connects to the database, which may time out on a busy machine.
  const look = async () => (await anonymous.get("/ready")).json();
  await expect.poll(look).toEqual({ status: "ready", reasons: [] });
  const { rows } = await sql<{ name: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration)
    returning name`.execute(db);
  const [missing] = rows;

  const response = await anonymous.get("/ready");

  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(response.json()).toEqual({
    status: "not_ready",
    reasons: [`The database lacks the migrations ${missing?.name}.`],
  });
});
