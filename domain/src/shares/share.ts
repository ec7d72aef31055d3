import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

export const SHARE_SUBJECTS = ["catch", "trip", "year"] as const;
export type ShareSubject = (typeof SHARE_SUBJECTS)[number];

/** How much of a place a link shows: none of it, a square with a side of so many degrees, or the spot. */
export const SHARE_PRECISIONS = ["none", "0.2", "0.1", "0.05", "0.01", "exact"] as const;
export type SharePrecision = (typeof SHARE_PRECISIONS)[number];

const DEFAULT_SHARE_DAYS = 30;
const MAX_SHARE_DAYS = 366;

const invalid = fieldError({ code: "invalid" });
/** Not shown unless it is asked for. */
const shown = z._default(z.boolean(invalid), false);

const newShareFields = z.object({
  subject: z.enum(SHARE_SUBJECTS, invalid),
  /** Of the catch or the trip; not of a year. */
  subject_id: z.optional(z.uuid(invalid).check(z.toLowerCase())),
  /** yyyy, of a year alone. It has no place, whatever is asked for. */
  year: z.optional(z.string(invalid).check(z.regex(/^(19|20)\d{2}$/, invalid))),
  precision: z._default(z.enum(SHARE_PRECISIONS, invalid), "none"),
  /** The hours of the day; the day itself is always shown. */
  show_time: shown,
  show_notes: shown,
  /** The angler's own name of the water. */
  show_water: shown,
  /** The first name of the angler, and how the last one begins. */
  show_name: shown,
  /** Until it ends; `null` is never. */
  days: z._default(
    z.nullable(z.int(invalid).check(z.minimum(1, invalid), z.maximum(MAX_SHARE_DAYS, invalid))),
    DEFAULT_SHARE_DAYS,
  ),
});

/** Names either a catch or a trip, or a year. */
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
  /** `null` of a year. */
  subject_id: z.nullable(z.string()),
  /** yyyy; `null` of anything else. */
  year: z.nullable(z.string()),
  precision: z.enum(SHARE_PRECISIONS),
  show_time: z.boolean(),
  show_notes: z.boolean(),
  show_water: z.boolean(),
  show_name: z.boolean(),
  created_at: z.string(),
  /** `null` is never. */
  expires_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  /** How often its page was opened. */
  seen_count: z.int(),
  /** What it shows, as it is now; `null` when that is gone. */
  about: z.nullable(
    z.object({
      /** Of a catch. */
      species: z.nullable(z.string()),
      /** In pounds. */
      weight: z.nullable(z.number()),
      /** The day on the angler's clock; the first one of a year. */
      day: z.string(),
      /** Of its first photo, by a link that expires. */
      thumbnail: z.nullable(z.string()),
      water: z.nullable(z.string()),
    }),
  ),
});
export type Share = z.infer<typeof shareSchema>;

/** A place of the square in which links show a catch or a trip. */
export const squareAnswerSchema = z.object({
  place: z.object({ latitude: z.number(), longitude: z.number() }),
});

/** The latest first. */
export const sharesSchema = z.object({ shares: z.array(shareSchema) });

export const madeShareSchema = z.object({
  share: shareSchema,
  /** The address to pass on, which is told this once; without a host where the server does not know its own. */
  url: z.string(),
});

/** Whether its page is there. */
export function isLive(
  share: Pick<Share, "expires_at" | "revoked_at" | "about">,
  now: Date = new Date(),
): boolean {
  if (share.revoked_at !== null || share.about === null) return false;
  return share.expires_at === null || now < new Date(share.expires_at);
}
