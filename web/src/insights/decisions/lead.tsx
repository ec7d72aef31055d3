import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { describeAll, describeBest, describeNone, nameOfHours } from "./decision-texts.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./lead.module.css";

interface LeadProps {
  decisions: Decisions;
  /** Returns the display name of a water. */
  waterName: (water: string) => string;
}

/** Suggests what to do next based on this log: hours and waters, their rate, and how often even these had no fish. */
export function Lead({ decisions, waterName }: LeadProps) {
  const { best, ownRate, fish } = decisions;
  return (
    <div className={styles.root}>
      <div>
        <h2>
          <Title decisions={decisions} waterName={waterName} />
        </h2>
        {fish > 0 && hasHourlyRate(decisions) && (
          <p>{best ? describeBest(best, ownRate) : describeNone(decisions)}</p>
        )}
      </div>
      <span className={styles.all}>{describeAll(decisions)}</span>
    </div>
  );
}

function Title({ decisions, waterName }: LeadProps) {
  const { best, fish } = decisions;
  if (fish === 0) return t`No fish in these hours yet.`;
  const [one, other] = bestWaters(decisions).map(({ bin }) => <Water key={bin} name={waterName(bin)} />);
  if (best) return <Hours hours={nameOfHours(best.from, best.to)} one={one} other={other} />;
  if (!hasHourlyRate(decisions)) {
    return t`Not enough to tell the best hours yet. Each hour of the day needs 10 hours of fishing on 5 trips.`;
  }
  if (!one) return t`No hour stands out yet. The likely range of each hour includes your average.`;
  return other ? (
    <Trans>
      No hour stands out yet. Most fish per hour so far on {one} and {other}.
    </Trans>
  ) : (
    <Trans>No hour stands out yet. Most fish per hour so far on {one}.</Trans>
  );
}

/** Whether any hour of the day has enough hours and trips for a rate. */
function hasHourlyRate({ byHour }: Decisions): boolean {
  return byHour.some(({ rate }) => rate !== null);
}

interface HoursProps {
  hours: string;
  one: React.ReactNode;
  other: React.ReactNode;
}

function Hours({ hours, one, other }: HoursProps) {
  if (!one) return t`Best so far: ${hours}.`;
  return other ? (
    <Trans>
      Best so far: {hours}, on {one} or {other}.
    </Trans>
  ) : (
    <Trans>
      Best so far: {hours}, on {one}.
    </Trans>
  );
}

function Water({ name }: { name: string }) {
  return <bdi className={utilities.place}>{name}</bdi>;
}

const MOST_NAMED = 2;

/** Returns the waters with enough hours and a rate above the average; empty if there is only one to choose. */
function bestWaters({ byWater, ownRate }: Decisions): DecidedBin[] {
  const known = byWater.filter(({ rate }) => rate !== null);
  if (known.length < 2) return [];
  return known.filter(({ fish, hours }) => fish / hours > ownRate).slice(0, MOST_NAMED);
}
