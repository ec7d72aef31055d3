import type { RateMap } from "@creel/domain/insights/rate-map";
import { t } from "@lingui/core/macro";

import { hasFailed } from "../../../http/has-failed.ts";
import { formatDecimals } from "../../../i18n/numbers.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { LEAST_RATE_ZOOM, stepBorders } from "../../layers/rate-steps.ts";
import { Steps } from "./steps.tsx";
import { useRateMap } from "./use-rate-map.ts";

import * as styles from "./layers-legend.module.css";

export function RateLegend({ zoom }: { zoom: number }) {
  const query = useRateMap(zoom, true);
  if (hasFailed(query)) {
    return (
      <>
        <p>{t`Fish an hour could not be loaded: Creel could not be reached.`}</p>
        <Button isPending={!query.isError} onPress={() => void query.refetch()}>
          {t`Try again`}
        </Button>
      </>
    );
  }
  if (!query.data) return <Skeleton width="100%" height={64} />;
  return <Scale map={query.data} zoom={zoom} />;
}

function Scale({ map, zoom }: { map: RateMap; zoom: number }) {
  const { own_rate: ownRate, cells, hours_without_place: lost } = map;
  if (cells.length === 0) return <p>{t`No trip has both a place and known hours yet.`}</p>;
  const own = formatRate(ownRate ?? 0);
  const hours = formatDecimals(lost, { min: 0, max: 0, isGrouped: true });
  return (
    <>
      {zoom < LEAST_RATE_ZOOM && <p>{t`Seen from nearer.`}</p>}
      {ownRate === null ? (
        <p>{t`Before the first fish there is no rate.`}</p>
      ) : (
        <>
          <div>
            <Steps />
            <div className={styles.borders}>
              {stepBorders(ownRate).map((border) => (
                <span key={border}>{formatRate(border)}</span>
              ))}
            </div>
          </div>
          <p>{t`${own} is your average.`}</p>
        </>
      )}
      <p className={styles.hatched}>{t`Too few to say: under 5 trips or 10 hours`}</p>
      <p className={styles.note}>
        {t`Of your own trips, whatever the filters. All hours count where a trip began or last moved to, so this is coarse.`}
        {lost >= 1 && ` ${t`${hours} h have no place.`}`}
      </p>
    </>
  );
}

function formatRate(rate: number): string {
  return formatDecimals(rate, { min: 1, max: rate < 1 ? 2 : 1, isGrouped: false });
}
