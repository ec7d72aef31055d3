import type { CalendarChanges } from "@creel/domain/calendar/calendar";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../http/describe-failure.ts";
import { showToast } from "../ui/overlays/toast.tsx";
import { calendarQuery, changeCalendar } from "./api.ts";

const SCOPE = "calendar";

/** Returns a function that changes what is in the calendar. The page shows it at once, and reverts it if it fails. */
export function useCalendarChange(): (changes: CalendarChanges) => void {
  const queryClient = useQueryClient();
  const { queryKey } = calendarQuery;
  const { mutate } = useMutation({
    mutationKey: [SCOPE],
    scope: { id: SCOPE },
    mutationFn: changeCalendar,
    onSuccess: (stored) => {
      // While others wait, the answer does not have them yet.
      if (queryClient.isMutating({ mutationKey: [SCOPE] }) === 1) queryClient.setQueryData(queryKey, stored);
    },
    onError: (error) => {
      void queryClient.invalidateQueries(calendarQuery);
      showToast({ text: describeFailure(error, t`This was not saved. Please try again.`), isError: true });
    },
  });
  return (changes) => {
    void queryClient.cancelQueries(calendarQuery);
    queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...known(changes) });
    mutate(changes);
  };
}

/** Leaves out fields that are `undefined`. */
function known(changes: CalendarChanges): { [Name in keyof CalendarChanges]-?: never } | object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
