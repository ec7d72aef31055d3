import { isOnMobileData } from "../../../device/connection.ts";
import { MAPS_ANYWHERE_KEY } from "../../../device/storage-keys.ts";
import { storedText } from "../../../store/stored-text.ts";
import { useStore } from "../../../store/use-store.ts";

/** That parts of the map may be saved over mobile data, too. */
const anywhere = storedText(MAPS_ANYWHERE_KEY);

/** Whether saving waits for Wi-Fi, as it was chosen on this device; `null` where the browser cannot tell when that is. */
export function useIsWifiOnly(): boolean | null {
  const isMobile = useStore(isOnMobileData);
  const chosen = useStore(anywhere);
  return isMobile === null ? null : chosen === null;
}

export function setWifiOnly(isWifiOnly: boolean): void {
  anywhere.set(isWifiOnly ? null : "yes");
}

/** Whether there is only mobile data, and that is not to be used. */
export function mustWaitForWifi(): boolean {
  return isOnMobileData.get() === true && anywhere.get() === null;
}

/** Calls back once, when the device is on another network or something else was chosen; until it is told to stop. */
export function onceItMayDiffer(listener: () => void): () => void {
  const stops = [isOnMobileData.subscribe(change), anywhere.subscribe(change)];
  function stop(): void {
    for (const each of stops) each();
  }
  function change(): void {
    stop();
    listener();
  }
  return stop;
}
