import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";

import { configQuery } from "../../http/config.query.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { MapStyle } from "../style/map-style.ts";
import { useIsSeen } from "../view/use-is-seen.ts";
import { useMapStyle } from "../view/use-map-style.ts";
import type { MarkedMapProps } from "./marked-map.tsx";
import type { WaterMapProps } from "./water-map.tsx";

import * as styles from "./maps-in-pages.module.css";

const MarkedMap = lazyPart(async () => (await import("./marked-map.tsx")).MarkedMap);

const WaterMap = lazyPart(async () => (await import("./water-map.tsx")).WaterMap);

/** The marked places of many rows. */
export function MarksInMap(props: Omit<MarkedMapProps, "mapStyle">) {
  return <MapInPage>{(mapStyle) => <MarkedMap {...props} mapStyle={mapStyle} />}</MapInPage>;
}

/** The map of a water's page; what it shows stands beside it in words. */
export function WaterInMap(props: Omit<WaterMapProps, "mapStyle">) {
  return <MapInPage isHidden>{(mapStyle) => <WaterMap {...props} mapStyle={mapStyle} />}</MapInPage>;
}

interface MapInPageProps {
  /** Hides the map from screen readers. */
  isHidden?: boolean;
  children: (mapStyle: MapStyle) => ReactNode;
}

/** A map within a page, drawn once it is scrolled to. */
function MapInPage({ isHidden = false, children }: MapInPageProps) {
  const { frame, isSeen } = useIsSeen();
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(config.isError ? null : config.data?.map);
  return (
    <div className={styles.root} ref={frame} aria-hidden={isHidden || undefined}>
      <Suspense>{isSeen && mapStyle && children(mapStyle)}</Suspense>
    </div>
  );
}
