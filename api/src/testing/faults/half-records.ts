import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { Client } from "pg";
import sharp from "sharp";

import { findRunningServer } from "../../database/embedded/server.ts";
import { type Angler, bearer, type Promised } from "./anglers.ts";

/** Returns the ids of catches that the API does not return with their photo. */
export async function lostOf(url: string, angler: Angler, promised: readonly Promised[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, photoId } of promised) {
    const response = await fetch(`${url}/api/catches/${id}`, { headers: bearer(angler) });
    const { data } = catchAnswerSchema.safeParse(await response.json());
    const [photo] = data?.catch.photos ?? [];
    const isThere = photo?.id === photoId && (await isWhole(await bytesOf(url, photo.url)));
    if (!isThere) lost.push(`catch ${id}: ${response.status}`);
  }
  return lost;
}

async function bytesOf(url: string, path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${url}${path}`)).arrayBuffer());
}

async function isWhole(picture: Uint8Array): Promise<boolean> {
  try {
    await sharp(picture, { failOn: "warning" }).stats();
    return true;
  } catch {
    return false;
  }
}

interface Row {
  id: string;
  user_id: string;
  notes: string;
  photos: { id: string; file_id: string }[];
}

const EVERYTHING = `
  select c.id, c.user_id, c.notes,
    coalesce(json_agg(json_build_object('id', p.id, 'file_id', p.file_id))
      filter (where p.id is not null), '[]') as photos
  from catches c left join photos p on p.user_id = c.user_id and p.catch_id = c.id
  group by c.id, c.user_id, c.notes`;
const STRAYS = `
  select p.id from photos p left join catches c on c.user_id = p.user_id and c.id = p.catch_id
  where c.id is null`;

/**
 * Finds every incomplete record of a data folder: a catch without the photo that its notes name, with another catch's
 * photo, or with missing or damaged files; and a photo without a catch.
 *
 * @param known ids of catches whose files were checked before
 */
export async function halfRecordsIn(dataDir: string, known = new Set<string>()): Promise<string[]> {
  const address = await findRunningServer(dataDir);
  if (!address) throw new Error(`No PostgreSQL runs in ${dataDir}`);
  const client = new Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<Row>(EVERYTHING);
    const strays = await client.query<{ id: string }>(STRAYS);
    const problems = strays.rows.map(({ id }) => `photo ${id} belongs to nothing`);
    for (const row of rows.filter(({ id }) => !known.has(id))) {
      if (await isHalf(dataDir, row)) problems.push(`catch ${row.id} is half there`);
      known.add(row.id);
    }
    return problems;
  } finally {
    await client.end();
  }
}

async function isHalf(dataDir: string, { user_id: userId, notes, photos }: Row): Promise<boolean> {
  const [photo] = photos;
  if (photos.length !== 1 || !photo || photo.id !== notes) return true;
  const folder = join(dataDir, "files/photos", userId, photo.file_id);
  for (const name of ["display.jpg", "thumbnail.webp"]) {
    const contents = await readFile(join(folder, name)).catch(() => null);
    if (!contents || !(await isWhole(contents))) return true;
  }
  return false;
}
