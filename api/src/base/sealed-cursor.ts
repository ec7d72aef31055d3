import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

import { AppError } from "../errors/errors.ts";

/** The angler or the program that reads a list page by page. */
interface CursorReader {
  id: string;
  seesSquares?: boolean;
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the cursor of a page for a reader who sees squares, because the cursor contains the instant of the last
 * record, which the record itself hides. Every other reader gets it as it is.
 */
export function sealCursor(cursor: string | null, reader: CursorReader, key: Uint8Array): string | null {
  if (cursor === null || !reader.seesSquares) return cursor;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(reader.id));
  const text = Buffer.concat([cipher.update(cursor, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/**
 * Returns a query with the cursor that `sealCursor` encrypted.
 * @throws AppError invalid_input if it is not one of this reader
 */
export function openCursor<Query extends { cursor?: string | undefined }>(
  query: Query,
  reader: CursorReader,
  key: Uint8Array,
): Query {
  if (query.cursor === undefined || !reader.seesSquares) return query;
  const bytes = Buffer.from(query.cursor, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) throw notOurs();
  const tagEnd = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(reader.id));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
    return { ...query, cursor: text.toString("utf8") };
  } catch {
    throw notOurs();
  }
}

function notOurs(): AppError {
  return new AppError("invalid_input", { fields: { cursor: { code: "cursor" } } });
}
