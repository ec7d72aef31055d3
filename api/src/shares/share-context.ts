import type { Catch } from "@creel/domain/catches/catch";
import type { UserViewer } from "@creel/domain/places/visible-place";
import type { TripSummary } from "@creel/domain/trips/trip";
import type { YearReview } from "@creel/domain/year-review/year-review";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { UserRow } from "../database/schema.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";

/** Returns the viewer's records that exist, in any order. */
type Present<Subject> = (viewer: UserViewer, ids: readonly string[]) => Promise<Subject[]>;

export interface ShareSubjects {
  catches: Present<Catch>;
  trips: Present<TripSummary>;
  /** Years without catches and trips are left out. */
  years: (viewer: UserViewer, years: readonly string[]) => Promise<YearReview[]>;
  catchIdsOf: (trip: { userId: string; id: string }) => Promise<string[]>;
}

export interface ShareContext {
  sessions: SessionContext;
  subjects: ShareSubjects;
  countShare: CountPerHour;
  /** `null` if the server does not know its own URL. */
  publicUrl: string | null;
}

/** Returns a user as the viewer of their own data. */
export function viewerOf({ id, role }: Pick<UserRow, "id" | "role">): UserViewer {
  return { id, role };
}
