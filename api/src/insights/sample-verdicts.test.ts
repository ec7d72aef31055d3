import type { FactorName } from "@creel/domain/insights/factors/factors";
import { judgeFactors } from "@creel/domain/insights/verdicts/judge-factors";
import { inSuite } from "@creel/testing/nightly";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import { sampleOutings } from "../testing/fixtures/sample-outings.ts";

/** One day of each season, in even and odd years. */
const DAYS = ["2025-11-27", "2025-06-02", "2025-01-15", "2024-04-01", "2024-08-20", "2023-10-14"];

test.each(inSuite(DAYS.slice(0, 2), DAYS))(
  "tried on %s, mornings are found to be about twice as good; of pressure and all else nothing is claimed",
  async (day) => {
    const judging = { quantiles: { gamma, t }, species: null, isPerLine: false, draws: 999 };
    const { factors } = judgeFactors(await sampleOutings(day), judging);
    const binsOf = (name: FactorName) => factors.find(({ factor }) => factor.name === name)?.bins ?? [];

    const morning = binsOf("light").find(({ bin }) => bin === "morning");
    expect(morning).toMatchObject({ verdict: { code: "better", found: { outings: 34 } } });
    expect(morning?.ratio?.likely.low).toBeGreaterThan(1.3);
    expect(morning?.ratio?.shown).toBeGreaterThan(1.8);

    expect(binsOf("pressure").map(({ verdict }) => verdict?.code)).toContain("cannotTell");
    const others = factors.filter(({ factor }) => factor.name !== "light");
    const codes = others.flatMap(({ bins }) => bins.map(({ verdict }) => verdict?.code));
    expect(codes).not.toContain("better");
    expect(codes).not.toContain("worse");
  },
);
