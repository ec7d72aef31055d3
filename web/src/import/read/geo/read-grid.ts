import type { Coordinates } from "@creel/domain/places/coordinates";
import { OpenLocationCode } from "open-location-code";
import { toLatLon } from "utm";

const plusCodes = new OpenLocationCode();
/** A code with fewer digits covers more than a quarter of a kilometer. */
const PLUS_DIGITS = 10;

/** Matches "15T 555021 5297801", with or without the letters for meters. */
const UTM =
  /^(?:UTM\s*)?(\d{1,2})\s*([C-HJ-NP-X])[\s,;]+0?(\d{6}(?:\.\d+)?)\s*(?:m?E)?[\s,;]+(\d{1,8}(?:\.\d+)?)\s*(?:m?N)?$/i;
/** The latitude bands of UTM. Each spans 8 degrees, from 80 degrees south on; the last spans 12. */
const BANDS = "CDEFGHJKLMNPQRSTUVWX";
const BAND_DEGREES = 8;
const SOUTHERNMOST = -80;
const NORTHERNMOST = 84;
/** A margin of about 2 m on either side of a band, in degrees. */
const BORDER = 0.000_02;

/** Reads a place in UTM or as a full plus code; `null` if it is neither. */
export function readGrid(text: string): Coordinates | null {
  return readPlusCode(text.trim()) ?? readUtm(text.trim());
}

/** Returns the center of the area, which is at most 14 m wide. */
function readPlusCode(text: string): Coordinates | null {
  if (!text.includes("+") || !plusCodes.isFull(text)) return null;
  const { latitudeCenter: latitude, longitudeCenter: longitude, codeLength } = plusCodes.decode(text);
  return codeLength < PLUS_DIGITS ? null : { latitude, longitude };
}

/**
 * The letter is the latitude band, as devices write it. If the place is outside band N or S, the letter is a
 * hemisphere, as some programs write it.
 */
function readUtm(text: string): Coordinates | null {
  const found = UTM.exec(text);
  if (!found) return null;
  const [, zone, letter = "", easting, northing] = found;
  const band = letter.toUpperCase();
  const numbers = [zone, easting, northing].map(Number);
  const place = placeOf(numbers, band >= "N");
  if (place && (band === "N" || isInBand(place, band))) return place;
  return band === "S" ? placeOf(numbers, false) : null;
}

function placeOf(
  [zone = 0, easting = 0, northing = 0]: readonly number[],
  isNorthern: boolean,
): Coordinates | null {
  try {
    const place = toLatLon(easting, northing, zone, undefined, isNorthern);
    return place.latitude >= SOUTHERNMOST && place.latitude <= NORTHERNMOST ? place : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isInBand({ latitude }: Coordinates, band: string): boolean {
  const index = BANDS.indexOf(band);
  const from = SOUTHERNMOST + index * BAND_DEGREES;
  const to = band === "X" ? NORTHERNMOST : from + BAND_DEGREES;
  return latitude >= from - BORDER && latitude <= to + BORDER;
}
