import { trueNow } from "../../device/clock.ts";
import { useNow } from "../../ui/hooks/use-now.ts";

/** The present time for what shows minutes, in milliseconds since 1970, on a device whose clock is wrong as well. */
export function useTrueNow(): number {
  useNow();
  return trueNow();
}
