import { readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { isPassword } from "../accounts/password/passwords.ts";
import { openDatabase } from "../database/connect.ts";
import { pendingMigrations } from "../database/migrate/migrate.ts";
import { openStorage } from "../storage/storage.ts";
import { emptyLocation } from "../testing/archives/archives.ts";
import { keysIn } from "../testing/services/storages.ts";
import { restore } from "./restore.ts";

/** The oldest backups that Creel still restores, of the first days. Those of versions are in api/src/testing/versions. */
const FOLDER = join(import.meta.dirname, "testing");
const ARCHIVES = readdirSync(FOLDER).filter((name) => name.endsWith(".zip"));

test.each(ARCHIVES)(
  "the archive %s of a release is restored by this version, with all that was in it",
  async (name) => {
    const location = await emptyLocation();

    await restore(location, join(FOLDER, name));

    const db = openDatabase(location.target);
    const ana = await db
      .selectFrom("users")
      .where("email", "=", "ana@example.com")
      .selectAll()
      .executeTakeFirstOrThrow();
    const catches = await db
      .selectFrom("catches")
      .where("userId", "=", ana.id)
      .selectAll()
      .orderBy("species")
      .execute();
    const photos = await db.selectFrom("photos").where("userId", "=", ana.id).selectAll().execute();
    const pending = await pendingMigrations(db);
    await db.destroy();
    const storage = await openStorage(location.storage);
    expect(pending).toEqual([]);
    expect(await isPassword("made up", ana.passwordHash)).toBe(true);
    expect(catches).toMatchObject([
      {
        species: "Northern Pike",
        weightLb: 12.5,
        lengthIn: 36.25,
        caughtOn: "2026-11-20",
        latitude: 47.831174,
      },
      { species: "Walleye", weightLb: null },
    ]);
    expect(catches[0]?.notes).toBe("Weed edge,\ttwo casts\nfrom the point \\ “slow” 😀");
    expect(photos).toMatchObject([{ catchId: catches[0]?.id, width: 600, height: 400 }]);
    expect(await keysIn(storage)).toHaveLength(2);
  },
);
