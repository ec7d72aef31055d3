import { OUNCES_KEY } from "../device/storage-keys.ts";
import { storedText } from "../store/stored-text.ts";
import { useStore } from "../store/use-store.ts";

/** Whether weights are shown in pounds and ounces, or in decimal pounds. */
const ounces = storedText(OUNCES_KEY);

export function setWantsOunces(wantsOunces: boolean): void {
  ounces.set(wantsOunces ? "yes" : "no");
}

/** Returns the choice on this device. The default is ounces in the United States and decimals elsewhere. */
export function useWantsOunces(): boolean {
  const chosen = useStore(ounces, () => null);
  return chosen === null ? IS_IN_UNITED_STATES : chosen === "yes";
}

/** The zones of the United States in the tz database. Zones of counties are in their state's folder. */
const ZONES =
  /^(America\/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|(Indiana|Kentucky|North_Dakota)\/\w+)|Pacific\/Honolulu)$/;

export function isInUnitedStates(timeZone: string): boolean {
  return ZONES.test(timeZone);
}

/** Read once, because asking for the time zone takes a millisecond, and each row of a list asks for its units. */
const IS_IN_UNITED_STATES = isInUnitedStates(new Intl.DateTimeFormat().resolvedOptions().timeZone);
