import type { RateMap } from "@creel/domain/insights/rate-map";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Button as AriaButton, Disclosure, DisclosurePanel } from "react-aria-components";

import { hasFailed } from "../../../http/has-failed.ts";
import { formatDecimals } from "../../../i18n/numbers.ts";
import { tripPlacesQuery } from "../../../trips/data/api.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import type { MapLayers } from "../../layers/map-layers.ts";
import { LEAST_RATE_ZOOM, stepBorders } from "../../layers/rate-steps.ts";
import { useRateMap } from "./use-rate-map.ts";
import { SPOTS_ZOOM } from "./use-waters-in-view.ts";

import * as styles from "./layers-legend.module.css";

interface LayersLegendProps {
  layers: MapLayers;
  zoom: number;
}

const STEPS = [1, 2, 3, 4, 5];

/** Says what is shown besides pins; on a phone it is folded until somebody asks. */
export function LayersLegend({ layers, zoom }: LayersLegendProps) {
  const isPhone = useIsPhone();
  return (
    <Disclosure className={styles.root} defaultExpanded={!isPhone}>
      <h2>
        <AriaButton slot="trigger" className={styles.head}>
          {titleOf(layers)}
          <Icon of={ChevronDown} isSmall />
        </AriaButton>
      </h2>
      <DisclosurePanel>
        <ScrollBox label={titleOf(layers)} className={styles.box}>
          <div className={styles.body}>
            {layers.catches === "heat" && <HeatScale />}
            {layers.catches === "rate" && <RateLegend zoom={zoom} />}
            <Marks layers={layers} zoom={zoom} />
          </div>
        </ScrollBox>
      </DisclosurePanel>
    </Disclosure>
  );
}

function titleOf({ catches }: MapLayers): string {
  if (catches === "heat") return t`Catches`;
  return catches === "rate" ? t`Fish per hour` : t`On the map`;
}

function HeatScale() {
  return (
    <>
      <div className={styles.ends}>
        <span>{t`Few`}</span>
        <span>{t`Many`}</span>
      </div>
      <Steps />
      <p className={styles.note}>{t`This reflects where you fish, not just where fish bite.`}</p>
    </>
  );
}

function Marks({ layers, zoom }: LayersLegendProps) {
  if (!layers.waters && !layers.trips) return null;
  return (
    <ul className={styles.marks}>
      {layers.waters && (
        <>
          <li>
            <i data-mark="water" aria-hidden />
            {t`My waters`}
          </li>
          <li>
            <i data-mark="spot" aria-hidden />
            {zoom < SPOTS_ZOOM ? t`My spots: zoom in to see them` : t`My spots`}
          </li>
        </>
      )}
      {layers.trips && <TripMark />}
    </ul>
  );
}

function TripMark() {
  const places = useQuery(tripPlacesQuery);
  const hasTracks = (places.data?.tracks ?? []).length > 0;
  return (
    <>
      <li>
        <i data-mark="trip" aria-hidden />
        {hasFailed(places)
          ? t`My trips could not be loaded. Check your connection and try again.`
          : t`Where my trips started, moved and got bites`}
      </li>
      {hasTracks && (
        <li>
          <i data-mark="track" aria-hidden />
          {t`My tracks`}
        </li>
      )}
    </>
  );
}

function RateLegend({ zoom }: { zoom: number }) {
  const query = useRateMap(zoom, true);
  if (hasFailed(query)) {
    return (
      <>
        <p>{t`Fish per hour could not be loaded. Check your connection and try again.`}</p>
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
  if (cells.length === 0) return <p>{t`No trips with a place and hours yet.`}</p>;
  const own = formatRate(ownRate ?? 0);
  const hours = formatDecimals(lost, { min: 0, max: 0, isGrouped: true });
  return (
    <>
      {zoom < LEAST_RATE_ZOOM && <p>{t`Zoom in to see it.`}</p>}
      {ownRate === null ? (
        <p>{t`No rate until your first fish.`}</p>
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
          <p>{t`Your average is ${own}.`}</p>
        </>
      )}
      <p className={styles.hatched}>{t`Not enough to tell yet: under 5 trips or 10 hours`}</p>
      <p className={styles.note}>
        {t`Based on all your trips, whatever the filters. Hours count where a trip started or last moved to, so this is approximate.`}
        {lost >= 1 && ` ${t`${hours} h have no place and are left out.`}`}
      </p>
    </>
  );
}

function formatRate(rate: number): string {
  return formatDecimals(rate, { min: 1, max: rate < 1 ? 2 : 1, isGrouped: false });
}

/** The five colors of heat and of rates, the weakest first. */
function Steps() {
  return (
    <div className={styles.steps} aria-hidden>
      {STEPS.map((step) => (
        <span key={step} data-step={step} />
      ))}
    </div>
  );
}
