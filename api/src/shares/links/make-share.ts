import { randomBytes } from "node:crypto";

import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { NewShare } from "@creel/domain/shares/share";
import { fixedPlace } from "@creel/domain/shares/shown-place";
import { v7 as uuidv7 } from "uuid";

import { hashOfLinkToken } from "../../accounts/links/link-token.ts";
import type { ShareRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { type ShareContext, viewerOf } from "../share-context.ts";
import { insertShare } from "./shares.repository.ts";

/** 128 bits: 22 characters of an address. */
const TOKEN_BYTES = 16;

/** @throws AppError not_found when there is no such thing of theirs */
export async function makeShare(
  { sessions, subjects }: Pick<ShareContext, "sessions" | "subjects">,
  owner: UserRow,
  wanted: NewShare,
): Promise<{ row: ShareRow; token: string }> {
  const find = wanted.subject === "catch" ? subjects.catches : subjects.trips;
  const [subject] = await find(viewerOf(owner), [wanted.subject_id]);
  if (!subject) throw new AppError("not_found");
  const { latitude, longitude } = subject;
  const spot = latitude === null || longitude === null ? null : { latitude, longitude };
  const fixed = fixedPlace(wanted.precision, spot);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const row = await insertShare(sessions.db, {
    userId: owner.id,
    id: uuidv7(),
    tokenHash: hashOfLinkToken(token),
    subject: wanted.subject,
    subjectId: wanted.subject_id,
    precision: wanted.precision,
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
