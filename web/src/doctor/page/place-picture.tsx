import type { Catch } from "@creel/domain/catches/catch";
import type { Check } from "@creel/domain/doctor/finding";
import { MERCATOR_EDGE } from "@creel/domain/map/mercator";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";

import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import { useIsSeen } from "../../map/view/use-is-seen.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { waterQuery } from "../../waters/data/api.ts";

const SmallMap = lazyPart(async () => (await import("../../map/place/small-map.tsx")).SmallMap);

interface PlacePictureProps {
  caught: Catch;
  check: Check;
  className: string | undefined;
}

/** Shows the place of a catch on a map, or its photo or species mark if the map cannot show it. */
export function PlacePicture({ caught, check, className }: PlacePictureProps) {
  const { frame, isSeen } = useIsSeen();
  const { latitude, longitude } = caught;
  const mark = <CatchThumbnail caught={caught} className={className} />;
  const isPlaced = latitude !== null && longitude !== null && Math.abs(latitude) < MERCATOR_EDGE;
  return (
    <div ref={frame}>
      {isSeen && isPlaced ? (
        <Suspense fallback={mark}>
          <PlaceOnMap place={{ latitude, longitude }} {...{ caught, check, className }}>
            {mark}
          </PlaceOnMap>
        </Suspense>
      ) : (
        mark
      )}
    </div>
  );
}

interface PlaceOnMapProps extends PlacePictureProps {
  place: Coordinates;
  children: ReactNode;
}

/** Includes the outline of the catch's water if the catch lies off that water. */
function PlaceOnMap({ place, caught, check, className, children }: PlaceOnMapProps) {
  const waterId = check === "off_water" ? (caught.water?.id ?? null) : null;
  const water = useQuery({ ...waterQuery(waterId ?? ""), enabled: waterId !== null });
  // Waits for the outline: drawing before it arrives would draw the map twice, at two scales.
  if (waterId !== null && water.isPending) return children;
  return (
    <SmallMap
      place={place}
      species={caught.species}
      outline={water.data?.outline ?? null}
      className={className}
    >
      {children}
    </SmallMap>
  );
}
