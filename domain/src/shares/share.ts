import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

export const SHARE_SUBJECTS = ["catch", "trip", "year"] as const;
export type ShareSubject = (typeof SHARE_SUBJECTS)[number];

/**
 * How precisely a link shows a place: not at all, as a square with this side length in degrees, or as the exact spot.
 */
export const SHARE_PRECISIONS = ["none", "0.2", "0.1", "0.05", "0.01", "exact"] as const;
export type SharePrecision = (typeof SHARE_PRECISIONS)[number];

const DEFAULT_SHARE_DAYS = 30;
const MAX_SHARE_DAYS = 366;

const invalid = fieldError({ code: "invalid" });
/** Hidden by default. */
const shown = z._default(z.boolean(invalid), false);

const newShareFields = z.object({
  subject: z.enum(SHARE_SUBJECTS, invalid),
  /** The id of the catch or the trip; absent for a year. */
  subject_id: z.optional(z.uuid(invalid).check(z.toLowerCase())),
  /** yyyy, only for a year. A year has no place, regardless of `precision`. */
  year: z.optional(z.string(invalid).check(z.regex(/^(19|20)\d{2}$/, invalid))),
  precision: z._default(z.enum(SHARE_PRECISIONS, invalid), "none"),
  /** Whether to show times; the day is always shown. */
  show_time: shown,
  show_notes: shown,
  /** Whether to show the angler's own name of the water. */
  show_water: shown,
  /** Whether to show the angler's first name and last initial. */
  show_name: shown,
  /** Days until the link expires; `null` for never. */
  days: z._default(
    z.nullable(z.int(invalid).check(z.minimum(1, invalid), z.maximum(MAX_SHARE_DAYS, invalid))),
    DEFAULT_SHARE_DAYS,
  ),
});

/** Requires `subject_id` for a catch or a trip, and `year` for a year. */
export const newShareSchema = newShareFields.check(
  z.refine(({ subject, year }) => (subject === "year") === (year !== undefined), {
    error: invalid,
    path: ["year"],
  }),
  z.refine(({ subject, subject_id: id }) => (subject !== "year") === (id !== undefined), {
    error: invalid,
    path: ["subject_id"],
  }),
);
export type NewShare = z.infer<typeof newShareSchema>;
export type NewShareFields = z.input<typeof newShareSchema>;

const shareSchema = z.object({
  id: z.string(),
  subject: z.enum(SHARE_SUBJECTS),
  /** `null` for a year. */
  subject_id: z.nullable(z.string()),
  /** yyyy; `null` for a catch or a trip. */
  year: z.nullable(z.string()),
  precision: z.enum(SHARE_PRECISIONS),
  show_time: z.boolean(),
  show_notes: z.boolean(),
  show_water: z.boolean(),
  show_name: z.boolean(),
  created_at: z.string(),
  /** `null` for never. */
  expires_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  /** The number of times its page was opened. */
  seen_count: z.int(),
  /** The current state of the shared item; `null` if it was deleted. */
  about: z.nullable(
    z.object({
      /** `null` unless the item is a catch. */
      species: z.nullable(z.string()),
      /** In pounds. */
      weight: z.nullable(z.number()),
      /** The day on the angler's clock; January 1 for a year. */
      day: z.string(),
      /** A link to the thumbnail of its first photo; the link expires. */
      thumbnail: z.nullable(z.string()),
      water: z.nullable(z.string()),
    }),
  ),
});
export type Share = z.infer<typeof shareSchema>;

/** The place that determines the square in which links show a catch or a trip. */
export const squareAnswerSchema = z.object({
  place: z.object({ latitude: z.number(), longitude: z.number() }),
});

/** Sorted by time, latest first. */
export const sharesSchema = z.object({ shares: z.array(shareSchema) });

export const madeShareSchema = z.object({
  share: shareSchema,
  /** The URL to share, which only this answer contains. Lacks the host if the server does not know its own. */
  url: z.string(),
});

/** True if the shared page is available. */
export function isLive(
  share: Pick<Share, "expires_at" | "revoked_at" | "about">,
  now: Date = new Date(),
): boolean {
  if (share.revoked_at !== null || share.about === null) return false;
  return share.expires_at === null || now < new Date(share.expires_at);
}
