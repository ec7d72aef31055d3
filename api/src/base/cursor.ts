import { hasYear } from "@creel/domain/dates/iso-dates";
import * as z from "zod/mini";

import { AppError } from "../errors/errors.ts";

/** The end of a page: the sorted value of its last row, and the row's id. */
export interface Cursor {
  /** A date as ISO, a measure as a number, `null` for a missing measure. */
  value: string | number | null;
  id: string;
}

const instant = z.iso.datetime().check(z.refine(hasYear));
const cursorSchema = z.tuple([z.union([instant, z.number(), z.null()]), z.uuid()]);

export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/** @throws AppError invalid_input if the cursor is invalid or belongs to another sort */
export function readCursor(text: string, kind: "date" | "measure"): Cursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString()));
  const [value, id] = parsed.data ?? [];
  const isOfKind = kind === "date" ? typeof value === "string" : typeof value !== "string";
  if (value === undefined || id === undefined || !isOfKind) {
    throw new AppError("invalid_input", {
      fields: { cursor: { code: "cursor" } },
    });
  }
  return { value, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
