import { expect, test } from "vitest";

import { checkDatabase } from "../database/check-database.ts";
import { temporaryFolder } from "../testing/processes/run-creel.ts";
import { readSettings } from "./settings.ts";
import { throwListenError } from "./start-errors.ts";
import { start } from "./start.ts";

test("a database that cannot be reached is told by the name of its setting, without its password", async () => {
  const connectionString = "postgres://ana:perch-and-pike@127.0.0.1:5/creel";

  const looking = checkDatabase({ connectionString });

  await expect(looking).rejects.toThrow(
    "Creel cannot use the database in DATABASE_URL: connect ECONNREFUSED 127.0.0.1:5",
  );
  await expect(looking).rejects.not.toThrow("perch");
});

test("a start without its database says so and ends", async () => {
  const DATABASE_URL = "postgres://ana@127.0.0.1:5/creel";
  const settings = readSettings({
    DATABASE_URL,
    DATA_DIR: await temporaryFolder(),
    MAP_STYLE_URL: "embedded",
  });

  await expect(start(settings, () => {})).rejects.toThrow("DATABASE_URL");
});

test("a data folder where the system makes none is told, and the start ends", async () => {
  const settings = readSettings({ DATA_DIR: "/proc/nope/creel", MAP_STYLE_URL: "embedded" });

  await expect(start(settings, () => {})).rejects.toThrow(
    "Creel cannot write to the data folder /proc/nope/creel (DATA_DIR): ENOENT",
  );
});

test.each([
  ["EADDRINUSE", "set PORT to a free one."],
  ["EACCES", "PORT=80 needs more permissions"],
  ["EADDRNOTAVAIL", "HOST=nowhere.invalid is not an address of this machine"],
  ["ENOTFOUND", "HOST=nowhere.invalid is not an address of this machine"],
])("where nobody can listen because of %s it says %j", (code, sentence) => {
  const settings = readSettings({ HOST: "nowhere.invalid", PORT: "80" });
  const error = Object.assign(new Error(`listen ${code}`), { code });

  expect(() => throwListenError(settings)(error)).toThrow(sentence);
});
