import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { configQuery } from "../../http/config.query.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsSeen } from "../view/use-is-seen.ts";
import { useMapStyle } from "../view/use-map-style.ts";
import type { MarkedMapProps } from "./marked-map.tsx";

import * as styles from "./marks-in-map.module.css";

const MarkedMap = lazyPart(async () => (await import("./marked-map.tsx")).MarkedMap);

/** A map within a page, drawn once it is scrolled to. */
export function MarksInMap(props: Omit<MarkedMapProps, "mapStyle">) {
  const { frame, isSeen } = useIsSeen();
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(config.isError ? null : config.data?.map);
  return (
    <div className={styles.root} ref={frame}>
      <Suspense>{isSeen && mapStyle && <MarkedMap {...props} mapStyle={mapStyle} />}</Suspense>
    </div>
  );
}
