// npm run bench:backups: measures a backup, its check and its restore, with 10,000 catches and 2,000 photos.
import { randomFillSync } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";

import { verifyArchive } from "@creel/api/backup/archive/verify-archive";
import { makeBackup } from "@creel/api/backup/make-backup";
import { restore } from "@creel/api/backup/restore";
import { openDatabase } from "@creel/api/database/connect";
import { migrate } from "@creel/api/database/migrate/migrate";
import { keyOf } from "@creel/api/photos/photo-files";
import { openStorage, type Storage } from "@creel/api/storage/storage";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import { type EmptyServer, withEmptyServer } from "./embedded-server.ts";
import { insertAngler } from "./insert-angler.ts";

/** From 13,500 photos on, the archive is larger than 4 GB, for which a ZIP needs its 64-bit records. */
const PHOTOS = Number(process.env["PHOTOS"] ?? 2000);
const CATCHES = Math.max(10_000, PHOTOS);
/** The size of the renditions of the samples in photo-renditions.ts. */
const DISPLAY_BYTES = 300_000;
const THUMBNAIL_BYTES = 12_000;

await withEmptyServer(measure);

async function measure({ address, dataDir }: EmptyServer): Promise<void> {
  const settings = { kind: "disk" as const, folder: join(dataDir, "files") };
  const storage = await openStorage(settings);
  await insertSamples(address, storage);
  const file = join(dataDir, "creel.zip");
  const source = { target: address, storage };
  await timed("back up", () => makeBackup(source, file));
  process.stdout.write(`${((await stat(file)).size / 1e6).toFixed()} MB\n`);
  await timed("verify", () => verifyArchive(file));
  await timed("restore", () => restore({ target: address, dataDir, storage: settings }, file));
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1000);
  process.stdout.write(`${name}: ${seconds} s, at most ${megabytes} MB until then\n`);
}

async function insertSamples(address: EmptyServer["address"], storage: Storage): Promise<void> {
  const db = openDatabase(address);
  await migrate(db);
  const { id: userId } = await insertAngler(db);
  await sql`insert into catches (user_id, id, species, caught_at, time_zone, caught_on, latitude, longitude, notes)
    select ${userId}, gen_random_uuid(), 'Walleye', now(), 'UTC', current_date, 47.8, -92.3, repeat('note ', 20)
    from generate_series(1, ${sql.lit(CATCHES)})`.execute(db);
  const catches = await db.selectFrom("catches").select("id").limit(PHOTOS).execute();
  const contents = { display: Buffer.alloc(DISPLAY_BYTES), thumbnail: Buffer.alloc(THUMBNAIL_BYTES) };
  for (const { id: catchId } of catches) {
    const [id, fileId] = [uuidv7(), uuidv7()];
    await storage.put(
      keyOf({ userId, fileId }, "display.jpg"),
      randomFillSync(contents.display),
      "image/jpeg",
    );
    await storage.put(
      keyOf({ userId, fileId }, "thumbnail.webp"),
      randomFillSync(contents.thumbnail),
      "image/webp",
    );
    const photo = { userId, id, catchId, fileId, position: 0, width: 1920, height: 2560 };
    await db
      .insertInto("photos")
      .values({ ...photo, bytes: DISPLAY_BYTES, placeholder: "data:," })
      .execute();
  }
  await db.destroy();
}
