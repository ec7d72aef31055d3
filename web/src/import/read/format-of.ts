import { wideEncoding } from "./letters/decode-text.ts";

export type FileFormat = "zip" | "photo" | "sqlite" | "old_spreadsheet" | "echo_sounder" | "text" | "binary";

/** The first bytes of each format; `null` is any byte. */
const SIGNATURES: readonly { format: FileFormat; bytes: readonly (number | null)[] }[] = [
  { format: "zip", bytes: [0x50, 0x4b, 0x03, 0x04] },
  { format: "zip", bytes: [0x50, 0x4b, 0x05, 0x06] },
  { format: "photo", bytes: [0xff, 0xd8, 0xff] },
  { format: "photo", bytes: [0x89, 0x50, 0x4e, 0x47] },
  // "ftyp" and a brand: HEIC and AVIF.
  { format: "photo", bytes: [null, null, null, null, 0x66, 0x74, 0x79, 0x70] },
  { format: "photo", bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
  { format: "sqlite", bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66] },
  { format: "old_spreadsheet", bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  // Waypoints and tracks of Humminbird.
  { format: "echo_sounder", bytes: [0x02, 0x02, 0x00, 0x24] },
  { format: "echo_sounder", bytes: [0x01, 0x00, 0x80, 0x43] },
  // Lowrance .usr, versions 2 to 6.
  ...[2, 3, 4, 5, 6].map((version) => ({
    format: "echo_sounder" as const,
    bytes: [version, 0x00, null, 0x00],
  })),
];

/** By its first bytes, never by its name. */
export function formatOf(head: Uint8Array): FileFormat {
  const known = SIGNATURES.find(({ bytes }) =>
    bytes.every((byte, index) => byte === null || head[index] === byte),
  );
  if (known) return known.format;
  return !head.includes(0) || wideEncoding(head) !== null ? "text" : "binary";
}
