import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { isOnMobileData } from "../../device/connection.ts";
import { MAPS_RENEW_KEY } from "../../device/storage-keys.ts";
import { logFailure } from "../../http/log-failure.ts";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import type { Area } from "./area.ts";
import { noteCurrent, readAreas, saveAgain } from "./areas-store.ts";
import { fetchTileJson } from "./fetch-tile.ts";
import { templateOf } from "./tiles-in.ts";

/** After that a saved part of the map is compared with that of its host. */
const RENEW_AFTER_MS = 30 * DAY_MS;

/** The choice that was made on this device. */
const choice = storedText(MAPS_RENEW_KEY);

/** Unless it was chosen, only where the browser tells mobile data from Wi-Fi: some pay for 60 MB. */
function isWanted(chosen: string | null, isMobile: boolean | null): boolean {
  return chosen === null ? isMobile !== null : chosen === "yes";
}

export function useIsRenewing(): boolean {
  const isMobile = useStore(isOnMobileData);
  return isWanted(useStore(choice), isMobile);
}

export function setRenewing(isRenewing: boolean): void {
  choice.set(isRenewing ? "yes" : "no");
}

/**
 * Begins to save anew what a user has had for a month, where its host has a newer map; never over mobile data. The older
 * tiles stay until the newer ones are all there.
 */
export async function renewAreas(userId: string): Promise<void> {
  const isMobile = isOnMobileData.get();
  if (isMobile === true || !isWanted(choice.get(), isMobile)) return;
  const areas = (await readAreas(userId)).filter(isDue);
  try {
    for (const address of new Set(areas.map((area) => area.address))) {
      const current = await fetchTileJson(address);
      for (const { id, whole } of areas.filter((area) => area.address === address)) {
        const isCurrent = whole && templateOf(whole.tileJson) === templateOf(current);
        await (isCurrent ? noteCurrent(id) : saveAgain(id, current));
      }
    }
  } catch (error) {
    // The host is asked again when Creel is next opened.
    if (navigator.onLine) logFailure("Whether there is a newer map could not be asked", error);
  }
}

function isDue({ whole, saving }: Area): boolean {
  return (
    whole !== null && saving === null && Date.now() - (whole.checkedAt ?? whole.savedAt) >= RENEW_AFTER_MS
  );
}
