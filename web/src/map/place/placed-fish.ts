import type { Coordinates } from "@creel/domain/places/coordinates";

export interface PlacedFish {
  id: string;
  species: string;
  place: Coordinates;
}
