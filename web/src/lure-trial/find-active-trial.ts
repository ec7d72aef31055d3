import { judgeTrial } from "@creel/domain/lure-trial/judge-trial";
import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";

/** Returns the trial in progress; `null` if there is none or the trials are not loaded. */
export function findActiveTrial(trials: readonly LureTrial[] | undefined): LureTrial | null {
  const open = trials?.find(({ stopped_at: stoppedAt }) => stoppedAt === null);
  return open && !judgeTrial(open.hours, open.half_hours).isOver ? open : null;
}
