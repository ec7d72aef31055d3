import { DAY_MS, DAY_SECONDS } from "@creel/domain/dates/units-of-time";
import { seededRandom } from "@creel/domain/insights/simulation/seeded-random";

/** A day of a lake: its mean air, and the surface of its water, in °F. */
export interface LakeDay {
  date: string;
  air: number;
  water: number;
}

interface LakeOptions {
  seed: string;
  /** yyyy-mm-dd */
  from: string;
  days: number;
  /** Negative in the south; chosen by the seed if absent. */
  latitude?: number;
}

const KELVIN = 273.15;
/** W/(m² K⁴) */
const STEFAN_BOLTZMANN = 5.67e-8;
/** J/(m³ K), of water. */
const HEAT_CAPACITY = 4.18e6;
const DENSEST = 4;

/**
 * Simulates a lake of two layers whose surface gains and loses heat by sunlight, radiation, wind and evaporation, under
 * weather that changes from day to day. The same seed gives the same lake. It is on purpose not the model that Creel
 * learns: it has clouds, wind, humidity, and an upper layer that autumn mixes into the lower one.
 */
export function simulatedLake({ seed, from, days, latitude: given }: LakeOptions): LakeDay[] {
  const { uniform } = seededRandom(seed);
  const between = (low: number, high: number) => low + uniform() * (high - low);
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const latitude = given ?? between(35, 60);
  const lake = { depth: Math.exp(between(Math.log(3), Math.log(30))), shelter: between(0.5, 1.1) };
  const swing = between(8, 13);
  const mean = between(-2, 2) + 27 - 0.4 * Math.abs(latitude);
  const start = Date.parse(from) / DAY_MS;
  let [front, cloud, wind] = [0, 0, 0];
  let layers: Layers = { upper: DENSEST, lower: DENSEST, thickness: lake.depth };
  return Array.from({ length: days }, (_, index) => {
    const day = start + index;
    const season = ((day - (latitude > 0 ? 171 : 354)) / 365.2425) * 2 * Math.PI;
    front = 0.75 * front + 2.2 * normal();
    cloud = 0.5 * cloud + 0.8 * normal();
    wind = 0.4 * wind + 0.5 * normal();
    const weather = {
      air: mean + swing * Math.cos(season - 0.45) + front,
      clouds: 1 / (1 + Math.exp(-cloud)),
      wind: 3 * lake.shelter * Math.exp(0.5 * wind),
      sunlight: sunlight(Math.abs(latitude), Math.cos(season)),
    };
    layers = nextDay(layers, lake.depth, weather);
    return {
      date: new Date(day * DAY_MS).toISOString().slice(0, "yyyy-mm-dd".length),
      air: fahrenheit(weather.air),
      water: fahrenheit(layers.upper),
    };
  });
}

function fahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

interface Layers {
  upper: number;
  lower: number;
  /** The thickness of the upper layer in m. */
  thickness: number;
}

interface DayOfWeather {
  air: number;
  /** The share of the sky. */
  clouds: number;
  /** m/s */
  wind: number;
  /** W/m² above the clouds. */
  sunlight: number;
}

/** The mean of a day in W/m². @param season 1 on the longest day, -1 on the shortest */
function sunlight(latitude: number, season: number): number {
  const declination = (23.44 * Math.PI * season) / 180;
  const radians = (latitude * Math.PI) / 180;
  const hour = Math.acos(Math.max(-1, Math.min(1, -Math.tan(radians) * Math.tan(declination))));
  const height =
    hour * Math.sin(radians) * Math.sin(declination) +
    Math.cos(radians) * Math.cos(declination) * Math.sin(hour);
  return (0.75 * 1361 * height) / Math.PI;
}

/** The pressure of saturated water vapor in hPa. */
function vapor(celsius: number): number {
  return 6.11 * Math.exp((17.3 * celsius) / (celsius + 237.3));
}

/** The heat that a square meter of the surface gains, in W. */
function heatGain(water: number, { air, clouds, wind, sunlight: sun }: DayOfWeather): number {
  const moist = 0.72 * vapor(air);
  const sky = (0.6 + 0.05 * Math.sqrt(moist)) * (1 + 0.2 * clouds ** 2);
  const exchange = 4 + 3.5 * wind;
  return (
    0.93 * sun * (1 - 0.65 * clouds ** 2) +
    STEFAN_BOLTZMANN * (sky * (air + KELVIN) ** 4 - 0.97 * (water + KELVIN) ** 4) -
    0.62 * exchange * (water - air) -
    exchange * (vapor(water) - moist)
  );
}

/** Warm days thin the upper layer; wind, and cooling until it is as cold as the lower one, deepen it. */
function nextDay({ upper, lower, thickness }: Layers, depth: number, weather: DayOfWeather): Layers {
  const isLayered = upper > DENSEST && upper > lower + 0.5;
  const calm = Math.min(depth, 1.5 + 0.6 * weather.wind);
  const mixed = isLayered ? thickness : depth;
  const next = upper + (heatGain(upper, weather) * DAY_SECONDS) / (HEAT_CAPACITY * Math.max(1, mixed));
  if (next <= 0) return { upper: 0, lower: Math.min(lower, DENSEST), thickness: depth };
  if (next <= DENSEST || next <= lower + 0.3) return { upper: next, lower: next, thickness: depth };
  const wanted = next > upper ? Math.max(calm, 0.9 * mixed) : Math.min(depth, mixed + 0.15 * weather.wind);
  const entrained = Math.max(0, wanted - mixed);
  const warm = (next * mixed + lower * entrained) / (mixed + entrained);
  const leak = depth > wanted ? (0.01 * (warm - lower) * wanted) / (depth - wanted) : 0;
  return { upper: warm, lower: Math.min(warm, lower + leak), thickness: wanted };
}
