import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { configQuery } from "../../http/config.query.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsSeen } from "../view/use-is-seen.ts";
import { useMapStyle } from "../view/use-map-style.ts";
import type { WaterMapProps } from "./water-map.tsx";

import * as styles from "./water-in-map.module.css";

const WaterMap = lazyPart(async () => (await import("./water-map.tsx")).WaterMap);

/** The map of a water's page; what it shows stands beside it in words. */
export function WaterInMap(props: Omit<WaterMapProps, "mapStyle">) {
  const { frame, isSeen } = useIsSeen();
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(config.isError ? null : config.data?.map);
  return (
    <div className={styles.root} ref={frame} aria-hidden>
      <Suspense>{isSeen && mapStyle && <WaterMap {...props} mapStyle={mapStyle} />}</Suspense>
    </div>
  );
}
