import { OUNCES_KEY } from "../device/storage-keys.ts";
import { storedText } from "../store/stored-text.ts";
import { useStore } from "../store/use-store.ts";

/** Weights in pounds as a decimal, or in pounds and ounces. */
const ounces = storedText(OUNCES_KEY);

export function setWantsOunces(wantsOunces: boolean): void {
  ounces.set(wantsOunces ? "yes" : null);
}

/** What was chosen on this device; decimals at first. */
export function useWantsOunces(): boolean {
  return useStore(ounces, () => null) !== null;
}
