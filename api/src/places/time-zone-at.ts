import type { Coordinates } from "@creel/domain/places/coordinates";
import tzLookup from "@photostructure/tz-lookup";

/**
 * Returns the IANA time zone of a place; at sea that of its meridian ("Etc/GMT+2"). Close to a border it can be the
 * neighbor's, because the underlying map is coarse.
 */
export function timeZoneAt({ latitude, longitude }: Coordinates): string {
  return tzLookup(latitude, longitude);
}
