import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Button, Disclosure, DisclosurePanel } from "react-aria-components";

import { hasFailed } from "../../../http/has-failed.ts";
import { tripPlacesQuery } from "../../../trips/data/trips.query.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import type { MapLayers } from "../../layers/map-layers.ts";
import { RateLegend } from "./rate-legend.tsx";
import { Steps } from "./steps.tsx";
import { SPOTS_ZOOM } from "./use-waters-in-view.ts";

import * as styles from "./layers-legend.module.css";

interface LayersLegendProps {
  layers: MapLayers;
  zoom: number;
}

/** Says what is shown besides pins; on a phone it is folded until somebody asks. */
export function LayersLegend({ layers, zoom }: LayersLegendProps) {
  const isPhone = useIsPhone();
  return (
    <Disclosure className={styles.root} defaultExpanded={!isPhone}>
      <h2>
        <Button slot="trigger" className={styles.head}>
          {titleOf(layers)}
          <Icon of={ChevronDown} isSmall />
        </Button>
      </h2>
      <DisclosurePanel>
        <div className={styles.body}>
          {layers.catches === "heat" && <HeatScale />}
          {layers.catches === "rate" && <RateLegend zoom={zoom} />}
          <Marks layers={layers} zoom={zoom} />
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}

function titleOf({ catches }: MapLayers): string {
  if (catches === "heat") return t`Catches`;
  return catches === "rate" ? t`Fish an hour` : t`On the map`;
}

function HeatScale() {
  return (
    <>
      <div className={styles.ends}>
        <span>{t`Few`}</span>
        <span>{t`Many`}</span>
      </div>
      <Steps />
      <p className={styles.note}>{t`It shows where you fish as much as where they bite.`}</p>
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
            {zoom < SPOTS_ZOOM ? t`My spots, seen from nearer` : t`My spots`}
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
          ? t`Places of my trips could not be loaded: Creel could not be reached.`
          : t`Where my trips began, moved to, and had a bite`}
      </li>
      {hasTracks && (
        <li>
          <i data-mark="track" aria-hidden />
          {t`Tracks of my trips`}
        </li>
      )}
    </>
  );
}
