import "./place-picker.css";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { configQuery } from "../http/config.query.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import type { MovableMapProps } from "./movable-map.tsx";
import { PlaceCross } from "./place-map.tsx";
import { useMapStyle } from "./use-map-style.ts";

const MovableMap = lazyPart(async () => (await import("./movable-map.tsx")).MovableMap);

/** A map that is moved under a cross: what lies there is the place. */
export function PlacePicker(props: Omit<MovableMapProps, "mapStyle">) {
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(config.isError ? null : config.data?.mapStyles);
  return (
    <div className="place-picker">
      {mapStyle && (
        <Suspense>
          <MovableMap {...props} mapStyle={mapStyle} />
        </Suspense>
      )}
      <PlaceCross />
    </div>
  );
}
