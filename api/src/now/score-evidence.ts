import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { Counting } from "@creel/domain/insights/factors/bin-outings";
import { evidenceOfScore, speaksAgainst } from "@creel/domain/insights/score/judge-score";
import { scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { LruMap } from "toad-cache";

import type { Database } from "../database/connect.ts";
import { readLogVersion } from "../database/log-version.ts";
import type { OutingContext } from "../insights/insight-context.ts";
import { readOutings } from "../insights/read-outings.ts";

export interface LogEvidence {
  state: "rated" | "no_evidence" | "speaks_against";
  /** The trips whose score counts, and how many it takes. */
  trips: number;
  of: number;
}

/** The evidence of this many logs stays in memory, a few numbers each. */
const MOST_LOGS = 1000;
const ALL: Counting = { species: null, isPerLine: false };

type Circumstances = Pick<OutingContext, "sky" | "months">;

/**
 * Returns a function that says what an angler's log tells about the score. A sensor asks every minute, so the log is
 * read again only once it has changed, and concurrent requests share one reading.
 * The function throws AppError busy.
 */
export function openScoreEvidence(
  db: Database,
  circumstances: Circumstances,
): (userId: string) => Promise<LogEvidence> {
  const cache = new LruMap<{ version: string; evidence: LogEvidence }>(MOST_LOGS);
  const readings = new Map<string, Promise<LogEvidence>>();

  async function read(userId: string): Promise<LogEvidence> {
    const version = await readLogVersion(db, userId);
    const known = cache.get(userId);
    if (known?.version === version) return known.evidence;
    const evidence = await evidenceOfLog(db, userId, circumstances);
    cache.set(userId, { version, evidence });
    return evidence;
  }

  return (userId) => {
    const reading = readings.get(userId) ?? read(userId).finally(() => readings.delete(userId));
    readings.set(userId, reading);
    return reading;
  };
}

async function evidenceOfLog(
  db: Database,
  userId: string,
  circumstances: Circumstances,
): Promise<LogEvidence> {
  const { outings } = await readOutings(db, { id: userId, role: "angler" }, circumstances);
  const own = outings.filter(({ is_sample: isSample }) => !isSample);
  const { slope, ...counted } = evidenceOfScore(scoredTrips(own, scoreRule(), ALL));
  if (!slope) return { state: "no_evidence", ...counted };
  return { state: speaksAgainst(slope) ? "speaks_against" : "rated", ...counted };
}
