import { randomBytes } from "node:crypto";

import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { NewShare } from "@creel/domain/shares/share";
import { fixedPlace } from "@creel/domain/shares/shown-place";
import type { FastifyBaseLogger } from "fastify";
import { v7 as uuidv7 } from "uuid";

import { hashOfLinkToken } from "../accounts/users/link-token.ts";
import type { Database } from "../database/connect.ts";
import type { ShareRow, UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { nightlySweep } from "../jobs/nightly-sweep.ts";
import { squarePlaceOf } from "../places/fix-squares.ts";
import { type ShareContext, viewerOf } from "./share-context.ts";
import { ownShares, deleteSharesEndedBefore } from "./shares.repository.ts";

/** 128 bits, which are 22 characters in the URL. */
const TOKEN_BYTES = 16;

/** @throws AppError not_found if the user has no such record */
export async function makeShare(
  { sessions, subjects }: Pick<ShareContext, "sessions" | "subjects">,
  owner: UserRow,
  wanted: NewShare,
): Promise<{ row: ShareRow; token: string }> {
  // A year has no place.
  const precision = wanted.subject === "year" ? "none" : wanted.precision;
  const fixed = fixedPlace(precision, await placeOf({ sessions, subjects }, owner, { ...wanted, precision }));
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const row = await ownShares.insert(sessions.db, {
    userId: owner.id,
    id: uuidv7(),
    tokenHash: hashOfLinkToken(token),
    subject: wanted.subject,
    subjectId: wanted.subject_id ?? null,
    year: wanted.year ?? null,
    precision,
    latitude: fixed?.latitude ?? null,
    longitude: fixed?.longitude ?? null,
    showTime: wanted.show_time,
    showNotes: wanted.show_notes,
    showWater: wanted.show_water,
    showName: wanted.show_name,
    expiresAt: wanted.days === null ? null : new Date(Date.now() + wanted.days * DAY_MS),
  });
  return { row, token };
}

interface Placed {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns the spot, or for a square the place that determines the record's square.
 * @throws AppError not_found if the user has no such record
 */
async function placeOf(
  { sessions: { db }, subjects }: Pick<ShareContext, "sessions" | "subjects">,
  owner: UserRow,
  { subject, subject_id: id = "", year = "", precision }: NewShare,
): Promise<Coordinates | null> {
  const viewer = viewerOf(owner);
  if (subject === "year") {
    const [review] = await subjects.years(viewer, [year]);
    if (!review) throw new AppError("not_found");
    return null;
  }
  const [found] = await (subject === "catch" ? subjects.catches(viewer, [id]) : subjects.trips(viewer, [id]));
  if (!found) throw new AppError("not_found");
  if (precision !== "exact") return squarePlaceOf(db, { userId: owner.id, id });
  return placedAt(found);
}

function placedAt({ latitude, longitude }: Placed): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** How many days an ended link stays in its owner's list with its number of views. */
const DAYS_AFTER_END = 30;

export function shareSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return nightlySweep(
    {
      name: "sweep-shares",
      sweep: () => deleteSharesEndedBefore(db, new Date(Date.now() - DAYS_AFTER_END * DAY_MS)),
      removed: "Links that ended long ago were removed",
    },
    log,
  );
}
