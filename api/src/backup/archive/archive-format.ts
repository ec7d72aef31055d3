import * as z from "zod/mini";

/** The version of the format. It increases with each change that older versions cannot read. */
export const FORMAT = 1;

/**
 * An archive is a ZIP with, in this order: `database/<table>.copy` for each table, the photo files, `SHA256SUMS` over
 * all of these in the format of sha256sum, and the manifest.
 */
export const MANIFEST = "manifest.json";
export const CHECKSUMS = "SHA256SUMS";
/** Entries with other names are refused, so that none can point outside the folder that it is unpacked to. */
export const PHOTO_ENTRY =
  /^photos\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/(display\.jpg|thumbnail\.webp)$/;

/** The most lost photos that the manifest names. */
export const MAX_NAMED = 1000;

export function tableEntry(table: string): string {
  return `database/${table}.copy`;
}

const NAME = /^[a-z_][\da-z_]{0,62}$/;
const count = z.int().check(z.gte(0));

const name = z.string().check(z.regex(NAME));
const columns = z.array(name).check(z.minLength(1));

const tableSchema = z.object({
  name,
  columns,
  rows: count,
  /** The foreign keys of the table. Older archives have none; they were snapshots of a single node. */
  references: z._default(z.array(z.object({ columns, table: name, there: columns })), []),
});

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  creel: z.string(),
  /** The newest migration of the database that was backed up. */
  migration: z.string(),
  /** The instant of the snapshot. */
  madeAt: z.iso.datetime(),
  /** Parents come before the tables that refer to them. */
  tables: z.array(tableSchema),
  photos: z.object({
    files: count,
    bytes: count,
    /** The keys of files that a photo should have but that were not in the storage; at most 1000. */
    lost: z.array(z.string()),
    lostCount: count,
    /** Files of photos that were deleted while the archive was made. */
    deletedMeanwhile: count,
  }),
  /** The checksum of the entry SHA256SUMS. */
  checksums: z.object({ sha256: z.string().check(z.regex(/^[\da-f]{64}$/)), bytes: count }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableInArchive = Manifest["tables"][number];
