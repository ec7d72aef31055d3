import {
  type SharedCatch,
  sharedCatch,
  type SharedTrip,
  sharedTrip,
  type SharedYear,
  sharedYear,
} from "@creel/domain/shares/shared";
import { shownPlace } from "@creel/domain/shares/shown-place";

import { hashOfLinkToken } from "../accounts/users/link-token.ts";
import type { PhotoRow } from "../database/schema.ts";
import { findPhotos } from "../photos/find-photos.repository.ts";
import { presentChoices } from "./present-share.ts";
import { type ShareContext, viewerOf } from "./share-context.ts";
import { findLiveShare, type LiveShare } from "./shares.repository.ts";

/** The limit for a trip, which may have hundreds. */
const MOST_PHOTOS = 12;

type OpenContext = Pick<ShareContext, "sessions" | "subjects">;

export interface OpenShare extends LiveShare {
  shown: SharedCatch | SharedTrip | SharedYear;
  /** In display order. */
  photos: PhotoRow[];
}

/** Returns the content of a link; `null` if the token is revoked, expired or unknown, or its subject was deleted. */
export async function openShare(context: OpenContext, token: string): Promise<OpenShare | null> {
  const { db } = context.sessions;
  const live = await findLiveShare(db, hashOfLinkToken(token));
  if (!live) return null;
  const shown = await whatIsShown(context, live);
  return shown && { ...live, shown, photos: await photosOf(context, live) };
}

async function whatIsShown(
  { subjects }: OpenContext,
  { share, owner }: LiveShare,
): Promise<OpenShare["shown"] | null> {
  const place = shownPlace(share);
  const choices = presentChoices(share);
  if (share.subject === "year") {
    const [review] = await subjects.years(viewerOf(owner), [share.year ?? ""]);
    return review ? sharedYear(review) : null;
  }
  const ids = [share.subjectId ?? ""];
  if (share.subject === "catch") {
    const [caught] = await subjects.catches(viewerOf(owner), ids);
    return caught ? sharedCatch(caught, choices, place) : null;
  }
  const [trip] = await subjects.trips(viewerOf(owner), ids);
  return trip ? sharedTrip(trip, choices, place) : null;
}

async function photosOf({ sessions, subjects }: OpenContext, { share }: LiveShare): Promise<PhotoRow[]> {
  const { userId, subject, subjectId: id } = share;
  // A year has only numbers, no photos.
  if (id === null) return [];
  const catchIds = subject === "catch" ? [id] : await subjects.catchIdsOf({ userId, id });
  const owned = catchIds.map((catchId) => ({ userId, id: catchId }));
  const photos = await findPhotos(sessions.db, owned);
  return catchIds.flatMap((catchId) => photos.get(catchId) ?? []).slice(0, MOST_PHOTOS);
}
