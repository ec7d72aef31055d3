// Usage: node api/src/testing/archives/make-backup-fixture.ts FILE. Writes a small archive of made-up data in this
// version's format. Each release adds one to api/src/backup/testing, which api/src/backup/released.api.test.ts
// restores.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { deriveKeys } from "../../accounts/sessions/keys.ts";
import { makeBackup } from "../../backup/make-backup.ts";
import { openDatabase } from "../../database/connect.ts";
import { startEmbeddedServer } from "../../database/embedded/server.ts";
import { migrate } from "../../database/migrate/migrate.ts";
import { storePhoto } from "../../photos/photo-files.ts";
import { insertPhotos } from "../../photos/photos.repository.ts";
import { makeRenditions } from "../../photos/renditions.ts";
import { openStorage } from "../../storage/storage.ts";
import { fields } from "../fixtures/fixture-photos.ts";
import { makeGiven } from "../fixtures/given.ts";

const [file = ""] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "creel-fixture-"));
const embedded = await startEmbeddedServer({ dataDir });
const db = openDatabase(embedded.address);
const storage = await openStorage({ kind: "disk", folder: join(dataDir, "files") });
try {
  await migrate(db);
  const given = makeGiven({ db, keys: deriveKeys("a secret of the fixture, long enough") });
  const ana = await given.user({
    email: "ana@example.com",
    password: "made up",
    timeZone: "America/Chicago",
  });
  await given.user({ email: "boss@example.com", firstName: "Bo", role: "admin" });
  const notes = "Weed edge,\ttwo casts\nfrom the point \\ “slow” 😀";
  const pike = await given.loggedCatch(ana, { species: "Northern Pike", weight: 12.5, length: 36.25, notes });
  await given.loggedCatch(ana, { species: "Walleye" });
  const { width, height, placeholder, ...made } = await makeRenditions(await fields().png().toBuffer());
  const { fileId } = await storePhoto(storage, ana.id, { width, height, placeholder, ...made });
  const bytes = made.display.length + made.thumbnail.length;
  const photo = { userId: ana.id, id: fileId, fileId, width, height, bytes, placeholder };
  await db
    .transaction()
    .execute((transaction) => insertPhotos(transaction, pike.id, [{ photo, position: 0 }]));
  await makeBackup({ target: embedded.address, storage }, file);
} finally {
  storage.close();
  await db.destroy();
  await embedded.stop();
  await rm(dataDir, { recursive: true });
  if (embedded.elsewhere) await rm(join(embedded.elsewhere, ".."), { recursive: true, force: true });
}
