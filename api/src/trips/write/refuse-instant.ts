import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { AppError } from "../../errors/errors.ts";
import type { Refusal } from "../../errors/refusals.ts";

/** Nothing of a trip is earlier or later than a catch may be. @throws AppError invalid_input */
export function refuseInstant(field: string, instant: Date): void {
  if (instant.getTime() > Date.now() + LATEST_CATCH_DAYS * DAY_MS) refuse(field, { code: "in_future" });
  if (instant.getUTCFullYear() < EARLIEST_CATCH_YEAR) {
    refuse(field, { code: "before_year", year: EARLIEST_CATCH_YEAR });
  }
}

/** @throws AppError invalid_input */
export function refuse(field: string, refusal: Refusal): never {
  throw new AppError("invalid_input", { fields: { [field]: refusal } });
}
