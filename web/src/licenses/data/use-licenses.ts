import type { License } from "@creel/domain/licenses/license";
import { endingLicenses, licenseState } from "@creel/domain/licenses/license-state";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOutbox } from "../../outbox/outbox.query.ts";
import { licensesQuery } from "./api.ts";
import { isLicenseItem, withPendingLicenses } from "./license-items.ts";
import { useToday } from "./use-today.ts";

const NONE: readonly License[] = [];

/** Returns the angler's licenses with queued changes applied; `undefined` until they are loaded. */
export function useAllLicenses() {
  const { data, ...query } = useQuery(licensesQuery);
  const items = useOutbox();
  const { isError } = query;
  const licenses = useMemo(() => {
    // Without an answer, the device shows its own pending licenses, if it has some.
    const stored = data?.licenses ?? (isError && items.some(isLicenseItem) ? NONE : undefined);
    return stored && withPendingLicenses(stored, items);
  }, [data, isError, items]);
  return { ...query, data: licenses };
}

/** Returns the angler's licenses with queued changes applied; empty until they are loaded. */
export function useLicenses(): readonly License[] {
  return useAllLicenses().data ?? NONE;
}

/** Returns the licenses that have not ended, the latest end first. */
export function useCurrentLicenses(): readonly License[] {
  const licenses = useLicenses();
  const today = useToday();
  return useMemo(
    () => licenses.filter((license) => licenseState(license, today).kind !== "ended"),
    [licenses, today],
  );
}

/** Returns the licenses that end within 30 days and were not renewed, the nearest end first. */
export function useEndingLicenses(): readonly License[] {
  const licenses = useLicenses();
  const today = useToday();
  return useMemo(() => endingLicenses(licenses, today), [licenses, today]);
}
