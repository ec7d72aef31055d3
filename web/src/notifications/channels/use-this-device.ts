import type { Notifications } from "@creel/domain/notifications/notifications";
import { t } from "@lingui/core/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { endPush } from "../../device/clear-storage.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { announce } from "../../ui/announce.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { addChannel, notificationsQuery } from "../data/api.ts";
import { PushError, type PushProblem, readPushState, subscribe } from "./push-device.ts";

/** Asked of the browser, so it needs no network. It changes in the browser's settings, too. */
export const pushStateQuery = queryOptions({
  queryKey: ["push state"],
  queryFn: readPushState,
  networkMode: "always",
  staleTime: 0,
});

/** This device's own push messages, and how it is added. */
export function useThisDevice({ channels, vapid_public_key: key }: Notifications) {
  const queryClient = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);
  const endpoint = state?.kind === "on" ? state.endpoint : null;
  const own = channels.find(({ kind, target }) => kind === "push" && target === endpoint) ?? null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addThisDevice(key),
    onSuccess: () => showToast({ text: t`Notifications can reach this device` }),
    onError: (failure) => announce(describeProblem(failure)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(pushStateQuery),
        queryClient.invalidateQueries(notificationsQuery),
      ]),
  });
  return {
    /** `undefined` until the browser has answered. */
    state,
    /** The channel of this device; `null` if the server has none. */
    own,
    add: () => mutate(),
    isAdding: isPending,
    problem: error ? describeProblem(error) : null,
  };
}

/** Without the server, the browser would keep a subscription that nobody uses. */
async function addThisDevice(key: string): Promise<void> {
  const subscription = await subscribe(key);
  try {
    await addChannel({ kind: "push", ...subscription });
  } catch (error) {
    await endPush();
    throw error;
  }
}

function describeProblem(error: Error): string {
  return error instanceof PushError
    ? PROBLEMS[error.problem]()
    : describeFailure(error, t`This device could not be added. Please try again.`);
}

const PROBLEMS: Record<PushProblem, () => string> = {
  blocked: () => t`You blocked notifications. Allow them for this site in the browser’s settings.`,
  dismissed: () =>
    t`The browser asked whether Creel may notify you, and got no answer. Try again and tap Allow.`,
  notInstalled: () => t`Creel is still being saved on this device. Try again in a minute.`,
  noService: () => t`This browser can’t reach its push service. Try again, or use another browser.`,
};
