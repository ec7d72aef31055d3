import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";
import { Crosshair } from "lucide-react";
import { Suspense } from "react";

import { configQuery } from "../../http/config.query.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import type { TrackPart } from "../layers/track-layers.tsx";
import { useIsSeen } from "../view/use-is-seen.ts";
import { useMapStyle } from "../view/use-map-style.ts";
import type { NumberedPlace, PlacedFish } from "./still-map.tsx";

import * as styles from "./place-map.module.css";

const StillMap = lazyPart(async () => (await import("./still-map.tsx")).StillMap);

const StillSquare = lazyPart(async () => (await import("./still-square.tsx")).StillSquare);

interface PlaceMapProps {
  place: Coordinates;
  mark?: "pin" | "cross" | "none";
  /** Pins of their own, all of them in view. */
  fish?: readonly PlacedFish[];
  /** In view, too. */
  track?: readonly TrackPart[];
  /** Places around it, all of them in view; the place itself is then a disc. */
  numbers?: readonly NumberedPlace[];
  className?: string;
}

/** A square of the map in which something is, without a pin. */
export function SquareMap({ square }: { square: Bounds }) {
  const { frame, isSeen } = useIsSeen();
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(config.isError ? null : config.data?.map);
  return (
    <div className={classNames(styles.root, styles.ofSquare)} ref={frame} aria-hidden>
      <Suspense>{isSeen && mapStyle && <StillSquare square={square} mapStyle={mapStyle} />}</Suspense>
    </div>
  );
}

/** Rendered once it is scrolled to. */
export function PlaceMap({ place, mark = "pin", fish, track, numbers, className }: PlaceMapProps) {
  const { frame, isSeen } = useIsSeen();
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(config.isError ? null : config.data?.map);
  return (
    <div className={classNames(styles.root, className)} ref={frame} aria-hidden>
      <Suspense>
        {isSeen && mapStyle && (
          <StillMap place={place} mapStyle={mapStyle} fish={fish} track={track} numbers={numbers} />
        )}
      </Suspense>
      {mark === "pin" && <Pin />}
      {mark === "cross" && <PlaceCross />}
    </div>
  );
}

export function PlaceCross() {
  return (
    <span className={styles.cross}>
      <Icon of={Crosshair} />
    </span>
  );
}

function Pin() {
  return (
    <svg className={styles.pin} viewBox="0 0 36 44" width="36" height="44">
      <path className={styles.drop} d="M18 43C9 32 2 25 2 17a16 16 0 0 1 32 0c0 8-7 15-16 26Z" />
      <path className={styles.cap} d="M8 18a10 10 0 0 1 20 0Z" />
    </svg>
  );
}
