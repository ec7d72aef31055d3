import type { TripHourRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { PastCoast } from "../../jobs/past-weather.ts";

/** @throws AppError weather_unavailable */
export type CoastOfHour = (hour: Date) => ReturnType<PastCoast>;

/**
 * Adds tide and water temperature to the hours that lack them.
 * @returns `isWaiting`: a service could not be asked for some
 */
export async function withCoast(
  hours: readonly TripHourRow[],
  coastOf: CoastOfHour | null,
): Promise<{ rows: TripHourRow[]; isWaiting: boolean }> {
  const rows: TripHourRow[] = [];
  let isWaiting = false;
  for (const row of hours) {
    const coast = coastOf && !isWaiting ? await orSilent(coastOf(row.hour)) : null;
    if (coast === "silent") isWaiting = true;
    rows.push(coast && coast !== "silent" ? withMissing(row, coast) : row);
  }
  return { rows, isWaiting };
}

function withMissing(
  row: TripHourRow,
  { tide, waterTemperature }: Awaited<ReturnType<PastCoast>>,
): TripHourRow {
  return { ...row, tide: row.tide ?? tide, waterTemperatureF: row.waterTemperatureF ?? waterTemperature };
}

async function orSilent<Answer>(asked: Promise<Answer>): Promise<Answer | "silent"> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError) return "silent";
    throw error;
  }
}
