import type { Catch } from "@creel/domain/catches/catch";

const CATCH_ZOOM = 17;

export function mapPathOf({ id, latitude, longitude }: Pick<Catch, "id" | "latitude" | "longitude">): string {
  const place = { lat: String(latitude), lng: String(longitude), zoom: String(CATCH_ZOOM), catchId: id };
  return `/map?${new URLSearchParams(place)}`;
}
