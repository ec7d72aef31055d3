import { decisionsOf, type Decisions } from "@creel/domain/insights/decisions/decisions";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";

import type { DecisionsRequest } from "./report.ts";

export function decisionsReport({ outings, ...counting }: DecisionsRequest): Decisions {
  return decisionsOf(outings, { ...counting, quantiles: { gamma, t } });
}
