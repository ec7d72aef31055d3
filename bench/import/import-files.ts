import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import sharp from "sharp";

export interface ImportFiles {
  /** The path of a CSV file. */
  table: string;
  /** The paths of photos. */
  photos: string[];
  remove: () => Promise<void>;
}

interface Amounts {
  catches: number;
  photos: number;
}

/** Writes ten years of catches on some lakes, and photos with a place, as a phone takes them, 13 hours apart. */
export async function writeImportFiles({ catches, photos: count }: Amounts): Promise<ImportFiles> {
  const folder = await mkdtemp(join(tmpdir(), "creel-import-"));
  const table = join(folder, "log.csv");
  await writeFile(table, writeTable(catches));
  const picture = await noise();
  const photos: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = join(folder, `IMG_${index}.jpg`);
    await writeFile(path, withTags(picture, await tagsOf(index)));
    photos.push(path);
  }
  return { table, photos, remove: () => rm(folder, { recursive: true, force: true }) };
}

const SPECIES = ["Walleye", "Pike", "Bass (Smallmouth)", "Perch"];
const LAKES = 20;

function writeTable(catches: number): string {
  const lines = Array.from({ length: catches }, (_, index) => {
    const date = new Date(Date.UTC(2015, 4, 1, 6) + index * 9 * HOUR_MS).toISOString();
    const lake = index % LAKES;
    return [
      date.slice(0, 10),
      date.slice(11, 16),
      SPECIES[index % SPECIES.length],
      (30 + (index % 80) / 2).toFixed(1),
      (0.4 + (index % 90) / 20).toFixed(2),
      `Lake ${lake}`,
      (46 + lake / 10 + (index % 50) / 10_000).toFixed(5),
      "-92.26482",
      "Jig",
      "Said to be the best hour of that day and a little wind",
    ].join(",");
  });
  return ["Date,Time,Species,Length (cm),Weight (kg),Lake,Latitude,Longitude,Bait,Notes", ...lines].join(
    "\n",
  );
}

/** Returns 12 megapixels of noise, blurred so that the file is as large as a phone's photo. */
async function noise(): Promise<Buffer> {
  const grain = { type: "gaussian", mean: 128, sigma: 25 } as const;
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: "gray", noise: grain } })
    .blur(0.7)
    .jpeg({ quality: 93 })
    .toBuffer();
}

/** Later than the last catch of the table, because the import leaves out a photo of a catch that the log has. */
const FIRST_PHOTO = Date.UTC(2025, 8, 1, 6);

/** Returns the EXIF segment of a JPEG that was taken `index` times 13 hours after the first one. */
async function tagsOf(index: number): Promise<Buffer> {
  const clock = new Date(FIRST_PHOTO + index * (HOUR_MS + DAY_MS / 2)).toISOString();
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: "gray" } })
    .withExif({
      IFD2: {
        DateTimeOriginal: clock.slice(0, 19).replaceAll("-", ":").replace("T", " "),
        OffsetTimeOriginal: "-05:00",
      },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "47/1 49/1 5222/100",
        GPSLongitudeRef: "W",
        GPSLongitude: "92/1 15/1 5338/100",
      },
    })
    .jpeg()
    .toBuffer();
  const at = small.indexOf(Buffer.from([0xff, 0xe1]));
  return small.subarray(at, at + 2 + small.readUInt16BE(at + 2));
}

const START_BYTES = 2;

function withTags(picture: Buffer, tags: Buffer): Buffer {
  return Buffer.concat([picture.subarray(0, START_BYTES), tags, picture.subarray(START_BYTES)]);
}
