import type { Catch } from "@creel/domain/catches/catch";
import type { Share } from "@creel/domain/shares/share";
import { sharedCatch, sharedTrip, sharedYear } from "@creel/domain/shares/shared";
import type { TripSummary } from "@creel/domain/trips/trip";
import type { YearReview } from "@creel/domain/year-review/year-review";

import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { ShareRow, UserRow } from "../database/schema.ts";
import { type ShareSubjects, viewerOf } from "./share-context.ts";
import { ownShares } from "./shares.repository.ts";

/** Presents links to their owner. */
export async function presentShares(
  subjects: Pick<ShareSubjects, "catches" | "trips" | "years">,
  owner: UserRow,
  rows: readonly ShareRow[],
): Promise<Share[]> {
  const idsOf = (subject: ShareRow["subject"]) =>
    rows.filter((row) => row.subject === subject).flatMap((row) => keyOf(row) ?? []);
  const viewer = viewerOf(owner);
  const [catches, trips, years] = await Promise.all([
    subjects.catches(viewer, idsOf("catch")),
    subjects.trips(viewer, idsOf("trip")),
    subjects.years(viewer, [...new Set(idsOf("year"))]),
  ]);
  const abouts = new Map([
    ...catches.map((caught) => [caught.id, aboutCatch(caught)] as const),
    ...trips.map((trip) => [trip.id, aboutTrip(trip)] as const),
    ...years.map((review) => [review.year, aboutYear(review)] as const),
  ]);
  return rows.map((row) => ({ ...presentChoices(row), about: abouts.get(keyOf(row) ?? "") ?? null }));
}

/** Returns the key of the link's subject. */
function keyOf({ subjectId, year }: ShareRow): string | null {
  return subjectId ?? year;
}

export function presentChoices(row: ShareRow): Omit<Share, "about"> {
  return {
    id: row.id,
    subject: row.subject,
    subject_id: row.subjectId,
    year: row.year,
    precision: row.precision,
    show_time: row.showTime,
    show_notes: row.showNotes,
    show_water: row.showWater,
    show_name: row.showName,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    seen_count: row.seenCount,
  };
}

const DAY_AND_WATER = { show_time: false, show_notes: false, show_water: true };

function aboutCatch(caught: Catch): Share["about"] {
  const { species, weight, day, water } = sharedCatch(caught, DAY_AND_WATER, null);
  return { species, weight, day, water, thumbnail: caught.photos[0]?.thumbnailUrl ?? null };
}

function aboutTrip(trip: TripSummary): Share["about"] {
  const { day, water } = sharedTrip(trip, DAY_AND_WATER, null);
  return { species: null, weight: null, day, water, thumbnail: null };
}

function aboutYear(review: YearReview): Share["about"] {
  const { day, water } = sharedYear(review);
  return { species: null, weight: null, day, water, thumbnail: null };
}

/** Returns the user's links, without their URLs, as a file for the archive. */
export function shareEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "links.json", input: linksJson(db, id) }];
}

async function* linksJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await ownShares.list(db, userId);
  yield `${JSON.stringify({ links: rows.map(presentChoices) }, null, 1)}\n`;
}
