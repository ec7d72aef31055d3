import { expect, test, vi } from "vitest";

import { offerOf, parseExif } from "../../photos/photo-exif.ts";
import { tagsIn } from "../../photos/tags-in.ts";
import { clocks } from "../../places/clocks.ts";
import { open, plan, textFile } from "../../testing/import-files.ts";

const files = import.meta.glob<string>("../../../../../shared/fixtures/bug-reports/*.{jpg,png}", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The parser reads files with it. */
class FileReader {
  result: ArrayBuffer | null = null;
  onloadend = () => {};

  async readAsArrayBuffer(file: Blob): Promise<void> {
    this.result = await file.arrayBuffer();
    this.onloadend();
  }
}

async function fixture(name: string): Promise<Blob> {
  const [url = ""] = Object.entries(files).flatMap(([path, data]) => (path.includes(name) ? [data] : []));
  return (await fetch(url)).blob();
}

const MINNESOTA = "45.1, -93.1";

test.skipIf(Object.keys(files).length === 0).each([
  ["60-stale-satellites.jpg", "2024-06-01T11:42:00.000Z", "America/Chicago", MINNESOTA],
  ["61-hawaii-no-offset.jpg", "2024-06-01T16:42:00.000Z", "Pacific/Honolulu", "20.8, -156.6"],
  ["63-create-date-only.jpg", "2024-06-01T11:42:00.000Z", "America/Chicago", MINNESOTA],
  ["64-rotated-8.jpg", "2024-06-01T04:42:00.000Z", "Europe/Berlin", null],
  ["65-cmyk.jpg", null, null, null],
  ["66-sixteen-bit.png", null, null, null],
  ["67-panorama.jpg", null, null, null],
  ["69-zero-date.jpg", null, null, MINNESOTA],
  ["70-exif-in.png", "2024-06-01T11:42:00.000Z", "America/Chicago", MINNESOTA],
  ["72-motion-photo.jpg", "2024-06-01T04:42:00.000Z", "Europe/Berlin", null],
  ["74-hour-24.jpg", "2015-08-22T10:08:00.000Z", "Pacific/Honolulu", "20.8, -156.6"],
])("on a device in Berlin %s was taken at %s, %s, %s", async (name, instant, timeZone, place) => {
  vi.stubGlobal("FileReader", FileReader);
  const exif = parseExif(await tagsIn(await fixture(name)));
  const offer = offerOf(exif, { clocks, near: null, timeZone: "Europe/Berlin" });
  expect({
    instant: offer.when && new Date(offer.when.instant).toISOString(),
    timeZone: offer.when?.timeZone ?? null,
    place: offer.place && `${offer.place.latitude}, ${offer.place.longitude}`,
  }).toEqual({ instant, timeZone, place });
});

const [decomposed] = Object.values(
  import.meta.glob<string>("../../../../../shared/fixtures/bug-reports/53-decomposed-letters.csv", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

test.skipIf(decomposed === undefined)("53-decomposed-letters.csv is of one species", async () => {
  await open(textFile(decomposed ?? ""));
  const { plan: made, catches } = await plan();
  expect(made.species).toMatchObject([{ written: "\u00C4sche", count: 2 }]);
  expect(catches.map(({ fields }) => fields.species)).toEqual(["\u00C4sche", "\u00C4sche"]);
});
