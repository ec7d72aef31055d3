import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { AttributionControl, Map, Marker } from "@vis.gl/react-maplibre";

import { logFailure } from "../../http/log-failure.ts";
import { SpeciesPin } from "../../species/species-pin.tsx";
import { MapFrame } from "../canvas/map-frame.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import { TrackLayers, type TrackPart } from "../layers/track-layers.tsx";
import { type MapStyle, nearZoom } from "../style/map-style.ts";

import * as styles from "./still-map.module.css";

const NO_FISH: readonly PlacedFish[] = [];
const NO_TRACK: readonly TrackPart[] = [];
const NO_NUMBERS: readonly NumberedPlace[] = [];

interface StillMapProps {
  place: Coordinates;
  mapStyle: MapStyle;
  fish: readonly PlacedFish[] | undefined;
  track: readonly TrackPart[] | undefined;
  numbers: readonly NumberedPlace[] | undefined;
}

export function StillMap({ place, mapStyle, fish = NO_FISH, track = NO_TRACK, ...props }: StillMapProps) {
  const { numbers = NO_NUMBERS } = props;
  return (
    <MapFrame>
      <Map
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={viewOf(
          placesOf(place, [...fish.map((each) => each.place), ...around(place, numbers)], track),
          hasMoved(track) || numbers.length > 0 ? TRACK_ZOOM : nearZoom(mapStyle),
          numbers.length > 0 ? NUMBERS_PADDING : PINS_PADDING,
        )}
        interactive={false}
        locale={{ "Map.Title": t({ message: "Map", context: "of one place" }) }}
        onError={({ error }) => logFailure("The map", error)}
        attributionControl={false}
        fadeDuration={0}
      >
        <AttributionControl compact={false} position="bottom-right" />
        {track.length > 0 && <TrackLayers parts={track} />}
        {fish.map(({ id, species, place: { latitude, longitude } }) => (
          <Marker key={id} latitude={latitude} longitude={longitude} anchor="bottom">
            <SpeciesPin species={species} />
          </Marker>
        ))}
        {numbers.length > 0 && (
          <Marker latitude={place.latitude} longitude={place.longitude}>
            <span className={styles.disc} />
          </Marker>
        )}
        {numbers.map(({ number, latitude, longitude }) => (
          <Marker key={number} latitude={latitude} longitude={longitude}>
            <span className={styles.number} data-first={number === 1 || undefined}>
              {number}
            </span>
          </Marker>
        ))}
      </Map>
    </MapFrame>
  );
}

/** A way of some hundred meters is seen as one, and marks apart, also where no shore is known so well. */
const TRACK_ZOOM = 14;

/** In degrees, about 100 m. The positions of a phone at rest spread less. */
const MIN_SPREAD = 0.001;

/** Whether the track leads anywhere, so that it is worth a close view. */
function hasMoved(track: readonly TrackPart[]): boolean {
  const [west, south, east, north] = boundsOfPositions(track.flat());
  return Math.max(east - west, north - south) > MIN_SPREAD;
}

/** In pixels, so that no pin is cut. */
const PINS_PADDING = { top: 64, bottom: 32, left: 40, right: 40 };

/** In pixels, so that no number is cut or below two lines of attribution. */
const NUMBERS_PADDING = { top: 28, bottom: 68, left: 32, right: 32 };

/** The numbered places, and the place that they are around. */
function around(place: Coordinates, numbers: readonly NumberedPlace[]): readonly Coordinates[] {
  return numbers.length > 0 ? [place, ...numbers] : [];
}

/** The positions of the marks and of the track, or else the place alone. */
function placesOf(
  { latitude, longitude }: Coordinates,
  marks: readonly Coordinates[],
  track: readonly TrackPart[],
): TrackPart {
  const places = [...marks.map((mark): [number, number] => [mark.longitude, mark.latitude]), ...track.flat()];
  return places.length === 0 ? [[longitude, latitude]] : places;
}

/** All of them, as near as one place alone would be shown. */
function viewOf(places: TrackPart, maxZoom: number, padding: typeof PINS_PADDING) {
  const bounds = boundsOfPositions(places);
  const [west, south, east, north] = bounds;
  if (west === east && south === north) return { longitude: west, latitude: south, zoom: maxZoom };
  return { bounds, fitBoundsOptions: { padding, maxZoom } };
}

/**
 * Returns west, south, east and north in degrees. Takes up to 10,080 positions, which are few enough for the arguments of
 * a function.
 */
function boundsOfPositions(positions: TrackPart): [west: number, south: number, east: number, north: number] {
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** A place with the number that a list beside the map has for it. */
export interface NumberedPlace extends Coordinates {
  number: number;
}

export interface PlacedFish {
  id: string;
  species: string;
  place: Coordinates;
}
