import { seededBytes } from "@creel/testing/seeded-bytes";
import sharp, { type Sharp } from "sharp";

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a camera writes besides the picture. */
interface Camera {
  /** 6 is held upright: the picture has to be turned a quarter to the right. */
  orientation?: number;
  /** "2026:11:19 06:42:31" on the camera's clock. */
  takenAt?: string;
  /** At 47.831172, -92.264828. */
  hasPosition?: boolean;
  /** From UTC: "-06:00". */
  offset?: string;
  /** The clock of the satellites, in UTC: "2026:11:19 12:42:30". */
  satelliteTime?: string;
  make?: string;
}

const POSITION = {
  GPSLatitudeRef: "N",
  GPSLatitude: "47/1 49/1 5222/100",
  GPSLongitudeRef: "W",
  GPSLongitude: "92/1 15/1 5338/100",
};

/** A photo of one color: a few hundred bytes. */
export async function smallPhoto(
  name: string,
  background: string,
  { width = 640, ...camera }: Camera & { width?: number } = {},
): Promise<PhotoFile> {
  const picture = sharp({ create: { width, height: 480, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await write(picture, camera) };
}

/** A photo of nothing but noise, which stays large however it is compressed. */
export async function noisyPhoto(name: string): Promise<PhotoFile> {
  const [width, height] = [1280, 960];
  const picture = sharp(seededBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return { name, mimeType: "image/jpeg", buffer: await write(picture, {}) };
}

/**
 * A photo of 12 megapixels that is over 5 MB: red above, blue below, under the noise of a dark day. It is
 * 4,000 by 3,000 as the sensor lies.
 */
export async function largePhoto(name: string, camera: Camera = {}): Promise<PhotoFile> {
  const width = 4000;
  const height = 3000;
  const pixels = seededBytes(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const isAbove = at < pixels.length / 2;
    pixels[at] = (isAbove ? 127 : 0) + ((pixels[at] ?? 0) >> 1);
    pixels[at + 1] = (pixels[at + 1] ?? 0) >> 1;
    pixels[at + 2] = (isAbove ? 0 : 127) + ((pixels[at + 2] ?? 0) >> 1);
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return { name, mimeType: "image/jpeg", buffer: await write(picture, camera) };
}

function write(picture: Sharp, camera: Camera): Promise<Buffer> {
  const { orientation, takenAt, offset, hasPosition, satelliteTime, make = "Test camera" } = camera;
  const satellites = satelliteTime !== undefined && gpsClock(satelliteTime);
  return picture
    .withExif({
      IFD0: { Make: make },
      ...(takenAt !== undefined && {
        IFD2: { DateTimeOriginal: takenAt, ...(offset !== undefined && { OffsetTimeOriginal: offset }) },
      }),
      ...((hasPosition || satellites) && { IFD3: { ...(hasPosition && POSITION), ...satellites } }),
    })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function gpsClock(satelliteTime: string) {
  const [date = "", time = ""] = satelliteTime.split(" ");
  const parts = time.split(":").map((part) => `${Number(part)}/1`);
  return { GPSDateStamp: date, GPSTimeStamp: parts.join(" ") };
}

/** Begins like a photo and ends in the middle. */
export function truncated({ buffer, ...photo }: PhotoFile, bytes: number): PhotoFile {
  return { ...photo, buffer: buffer.subarray(0, bytes) };
}

/** Begins like an iPhone's photo, with nothing behind it that could be read. */
export function heicPhoto(name: string): PhotoFile {
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  return { name, mimeType: "image/heic", buffer: Buffer.concat([box, Buffer.alloc(2000)]) };
}
