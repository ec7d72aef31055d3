import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { decisionsOf } from "@creel/domain/insights/decisions/decisions";
import type { Outing } from "@creel/domain/insights/outings";
import { judgeScore } from "@creel/domain/insights/score/judge-score";
import { scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { featuresOf } from "@creel/domain/insights/similar-days/day-features";
import { daysLikeToday, usualHours } from "@creel/domain/insights/similar-days/days-like-today";
import { speciesOfOuting } from "@creel/domain/insights/similar-days/on-this-day";
import { judgeFactors } from "@creel/domain/insights/verdicts/judge-factors";
import { SAMPLE_EVIDENCE, type SampleEvidence } from "@creel/domain/samples/sample-evidence";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import { sampleOutings } from "../testing/fixtures/sample-outings.ts";

/** On other days the log begins with another trip, and the findings of its first 34 trips differ slightly. */
const DAY = "2025-11-28";
const ALL = { species: null, isPerLine: false };
const DRAWS = 999;
/** The home page shows these nearest days, and the nearest blank below them. */
const SHOWN_WITH_FISH = 2;

/** The previews show Creel's real findings about the sample log; `WRITE_SAMPLE_EVIDENCE=1` updates them. */
test("the previews have the numbers of the sample log", async () => {
  const evidence = rounded(evidenceOf(await sampleOutings(DAY)));
  if (process.env["WRITE_SAMPLE_EVIDENCE"] === "1") await write(evidence);
  else expect(evidence).toEqual(SAMPLE_EVIDENCE);
});

function evidenceOf(outings: readonly Outing[]): SampleEvidence {
  const quantiles = { gamma, t };
  const { calendar: _calendar, ...decisions } = decisionsOf(outings, { ...ALL, quantiles });
  const { factors } = judgeFactors(outings, { ...ALL, quantiles, draws: DRAWS });
  const light = factors.find(({ factor }) => factor.name === "light")?.bins ?? [];
  const { verdict, ratio } = light.find(({ bin }) => bin === "morning") ?? {};
  if (verdict?.code !== "better" || !ratio) throw new Error("Mornings are found to be better");
  const { look: _look, ...score } = judgeScore(scoredTrips(outings, scoreRule(), ALL), { draws: DRAWS });
  return {
    decisions,
    like: likeOf(outings),
    light: light.map(({ bin, outings: trips, hours, fish, rate }) => {
      return { bin, outings: trips, hours, fish, rate };
    }),
    finding: { ratio, found: verdict.found },
    score,
  };
}

/** Returns the findings for one morning in May, from the other trips. */
function likeOf(outings: readonly Outing[]): SampleEvidence["like"] {
  const morning = outings.find(({ day }) => day.endsWith("-05-17"));
  const others = outings.filter((outing) => outing !== morning);
  const hours = usualHours(others, ALL);
  const like = morning && daysLikeToday(others, featuresOf(morning), { ...ALL, hours });
  if (!like) throw new Error("The sample log has fish");
  const { nearest, blanks, rate, own, range } = like;
  const blank = nearest.filter(({ fish }) => fish === 0).slice(0, 1);
  const shown = [...nearest.slice(0, SHOWN_WITH_FISH), ...blank].map(({ outing }) => ({
    day: outing.day,
    water: outing.water?.name ?? "",
    features: featuresOf(outing),
    species: speciesOfOuting(outing),
  }));
  return { days: nearest.length, blanks, rate, own, range, hours, nearest: shown };
}

const DIGITS = 4;

function rounded(evidence: SampleEvidence): SampleEvidence {
  return JSON.parse(
    JSON.stringify(evidence, (_, value: unknown) =>
      typeof value === "number" ? Number(value.toPrecision(DIGITS)) : value,
    ),
  );
}

const FILE = join(import.meta.dirname, "../../../domain/src/samples/sample-evidence.json");

/** Writes the numbers; everything else is in `sample-evidence.ts`. */
async function write({ score: { verdict, ...score }, ...evidence }: SampleEvidence): Promise<void> {
  const numbers = { ...evidence, score: { ...score, trips: verdict.trips } };
  await writeFile(FILE, `${JSON.stringify(numbers, null, 2)}\n`);
}
