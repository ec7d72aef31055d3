import { lunarPhase, type MoonPhase } from "@creel/domain/moon/moon-phase";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { Body, Equator, Horizon, Illumination, MoonPhase as elongationAt, Observer } from "astronomy-engine";

/** An observer at sea level. */
export function observerAt({ latitude, longitude }: Coordinates): Observer {
  return new Observer(latitude, longitude, 0);
}

export function moonAt(instant: Date): MoonPhase {
  const elongation = elongationAt(instant);
  return {
    elongation,
    phase: lunarPhase(elongation),
    illumination: Illumination(Body.Moon, instant).phase_fraction,
  };
}

/** Degrees of the sun's center above the horizon, without refraction; negative below it. */
export function sunAltitude(place: Coordinates, instant: Date): number {
  const observer = observerAt(place);
  const { ra, dec } = Equator(Body.Sun, instant, observer, true, true);
  return Horizon(instant, observer, ra, dec).altitude;
}
