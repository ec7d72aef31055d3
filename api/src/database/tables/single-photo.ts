import type { JSONColumnType } from "kysely";

/** The photo of a record that has at most one. Measures of the display rendition, except `bytes`, which counts all files. */
export interface SinglePhoto {
  file_id: string;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
}

export type SinglePhotoColumn = JSONColumnType<SinglePhoto | null, string | null | undefined, string | null>;
