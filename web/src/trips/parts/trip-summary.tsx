import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { LEAST_USABLE_HOURS } from "@creel/domain/trips/trip-hours";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { FishOff } from "lucide-react";
import type { ReactNode } from "react";

import { formatTripLength } from "../../dates/format-trip.ts";
import { figureLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Figure } from "../../ui/layout/figure.tsx";

import * as styles from "./trip-summary.module.css";

interface TripSummaryBandProps {
  fishedMs: number;
  fish: number;
  /** False before the trip's end: until then it cannot be called a blank. */
  isOver?: boolean;
}

/** The hours, fish and fish per hour of one trip. */
export function TripSummaryBand({ fishedMs, fish, isOver = true }: TripSummaryBandProps) {
  return (
    <>
      <dl className={styles.band}>
        <Stat name={t`Fished`} figure={formatTripLength(fishedMs / HOUR_MS)} unit={t`h`} />
        <Stat name={t`Fish`} figure={String(fish)} />
        <Stat name={t`Fish per hour`} figure={rateOf(fish, fishedMs)} />
      </dl>
      {fish === 0 && isOver && (
        <Blank>
          <Trans>
            <b>No fish.</b> Still worth logging: your averages need the slow days too.
          </Trans>
        </Blank>
      )}
    </>
  );
}

function Stat({ name, figure, unit = "" }: { name: string; figure: string; unit?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Figure amounts={[{ figure, unit }]} size="large" />
      </dd>
    </div>
  );
}

function Blank({ children }: { children: ReactNode }) {
  return (
    <div className={styles.blank}>
      <Icon of={FishOff} />
      <p>{children}</p>
    </div>
  );
}

/** Returns a dash for a trip too short for a rate: a few minutes would give a rate that no full hour reaches. */
function rateOf(fish: number, fishedMs: number): string {
  if (fish === 0) return "0";
  if (fishedMs < LEAST_USABLE_HOURS * HOUR_MS) return "–";
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(figureLocale, digits).format(fish / (fishedMs / HOUR_MS));
}
