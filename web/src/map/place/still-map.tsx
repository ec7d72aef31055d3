import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { AttributionControl, Map, Marker } from "@vis.gl/react-maplibre";

import { logFailure } from "../../http/log-failure.ts";
import { SpeciesPin } from "../../species/species-pin.tsx";
import { MapFrame } from "../canvas/map-frame.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import type { MapStyle } from "../style/map-style.ts";
import { nearZoom } from "../view/near-zoom.ts";
import type { PlacedFish } from "./placed-fish.ts";

const NO_FISH: readonly PlacedFish[] = [];

interface StillMapProps {
  place: Coordinates;
  mapStyle: MapStyle;
  fish: readonly PlacedFish[] | undefined;
}

export function StillMap({ place, mapStyle, fish = NO_FISH }: StillMapProps) {
  return (
    <MapFrame>
      <Map
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={viewOf(place, fish, nearZoom(mapStyle))}
        interactive={false}
        locale={{ "Map.Title": t({ message: "Map", context: "of one place" }) }}
        onError={({ error }) => logFailure("The map", error)}
        attributionControl={false}
        fadeDuration={0}
      >
        <AttributionControl compact={false} position="bottom-right" />
        {fish.map(({ id, species, place: { latitude, longitude } }) => (
          <Marker key={id} latitude={latitude} longitude={longitude} anchor="bottom">
            <SpeciesPin species={species} />
          </Marker>
        ))}
      </Map>
    </MapFrame>
  );
}

/** In pixels, so that no pin is cut. */
const PADDING = { top: 64, bottom: 32, left: 40, right: 40 };

/** All fish, as near as the place alone would be shown. */
function viewOf(place: Coordinates, fish: readonly PlacedFish[], maxZoom: number) {
  if (fish.length < 2) return { ...(fish[0]?.place ?? place), zoom: maxZoom };
  const [latitudes, longitudes] = [
    fish.map((each) => each.place.latitude),
    fish.map((each) => each.place.longitude),
  ];
  const bounds: [number, number, number, number] = [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
  return { bounds, fitBoundsOptions: { padding: PADDING, maxZoom } };
}
