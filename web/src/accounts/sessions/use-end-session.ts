import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { sessionsQuery } from "../../session/account.calls.ts";
import { showToast } from "../../ui/overlays/toast.tsx";

/** Whatever came of it, the list is asked for again: what was to be ended may have been over. */
export function useEndSession(end: () => Promise<void>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => showToast({ text: done }),
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`Signing out there failed. Please try again.`),
        isError: true,
      }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
