import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../http/describe-failure.ts";
import { showToast } from "../ui/overlays/toast.tsx";
import { revokeAllShares, revokeShare, sharesQuery } from "./api.ts";

/** Takes a link back by its id; `null` is all of them. */
export function useRevoke() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => (id === null ? revokeAllShares() : revokeShare(id)),
    onSuccess: (_, id) => showToast({ text: id === null ? t`All links revoked` : t`Link revoked` }),
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`Revoking failed. Please try again.`),
        isError: true,
      }),
    onSettled: () => queryClient.invalidateQueries(sharesQuery),
  });
}
