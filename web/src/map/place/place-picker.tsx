import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { configQuery } from "../../http/config.query.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { nearZoom } from "../style/map-style.ts";
import { useMapStyle } from "../view/use-map-style.ts";
import { useOpeningView } from "../view/use-opening-view.ts";
import type { MovableMapProps } from "./movable-map.tsx";
import { PlaceCross } from "./place-map.tsx";

import * as styles from "./place-picker.module.css";

const MovableMap = lazyPart(async () => (await import("./movable-map.tsx")).MovableMap);

interface PlacePickerProps extends Omit<MovableMapProps, "mapStyle" | "initialView"> {
  /** `null` without a place: then the map opens where the map page would. */
  initialPlace: Coordinates | null;
}

/** The map moves under a fixed cross. */
export function PlacePicker({ initialPlace, ...props }: PlacePickerProps) {
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(config.isError ? null : config.data?.map);
  const address = initialPlace && mapStyle !== null ? { ...initialPlace, zoom: nearZoom(mapStyle) } : null;
  const initialView = useOpeningView({ mapStyle, address, catches: null });
  return (
    <div className={styles.root}>
      {mapStyle && initialView && (
        <Suspense>
          <MovableMap {...props} mapStyle={mapStyle} initialView={initialView} />
        </Suspense>
      )}
      <PlaceCross />
    </div>
  );
}
