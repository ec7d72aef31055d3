import * as z from "zod/mini";

import { AppError } from "../errors/errors.ts";

/** The headers of a change, with the quoted version that it is based on. */
export const ifMatchSchema = z.object({ "if-match": z.optional(z.string()) });

export function versionTag(version: number): string {
  return `"${version}"`;
}

/** @returns the version in the header; `null` for any version @throws AppError invalid_input */
export function expectedVersion(header: string | undefined): number | null {
  if (header === undefined || header.trim() === "*") return null;
  const [, version] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header) ?? [];
  if (version === undefined) {
    throw new AppError("invalid_input", {
      fields: { "If-Match": { code: "if_match" } },
    });
  }
  return Number(version);
}
