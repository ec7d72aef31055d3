import { trueNow } from "../../device/clock.ts";
import { useNow } from "../../ui/hooks/use-now.ts";

/**
 * Returns the current time for minute displays, in milliseconds since 1970, corrected if the device's clock is wrong.
 */
export function useTrueNow(): number {
  useNow();
  return trueNow();
}
