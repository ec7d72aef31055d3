import type { Notifications } from "@creel/domain/notifications/notifications";
import type { ChannelKind, Topic } from "@creel/domain/notifications/topics";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { remindersQuery } from "../../licenses/data/api.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { changeNotifications, notificationsQuery } from "./api.ts";

const SCOPE = "topics";

export interface TopicSwitch {
  topic: Topic;
  kind: ChannelKind;
  isOn: boolean;
}

/** Returns a function that turns a topic on or off. Its switch shows that at once, and reverts if it fails. */
export function useTopicSwitches(): (change: TopicSwitch) => void {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  const { mutate } = useMutation({
    mutationKey: [SCOPE],
    scope: { id: SCOPE },
    mutationFn: ({ topic, kinds }: { topic: Topic; kinds: ChannelKind[] }) =>
      changeNotifications({ topics: { [topic]: kinds } }),
    onSuccess: (stored) => {
      // While others wait, the answer does not have them yet.
      if (queryClient.isMutating({ mutationKey: [SCOPE] }) === 1) queryClient.setQueryData(queryKey, stored);
    },
    onSettled: (_stored, _error, { topic }) => {
      // The page of licenses has a switch for it.
      if (topic === "license_ends") void queryClient.invalidateQueries(remindersQuery);
    },
    onError: (error) => {
      void queryClient.invalidateQueries(notificationsQuery);
      showToast({ text: describeFailure(error, t`This was not saved. Please try again.`), isError: true });
    },
  });
  return ({ topic, kind, isOn }) => {
    const shown = queryClient.getQueryData(queryKey);
    if (!shown) return;
    const others = kindsOf(shown, topic).filter((each) => each !== kind);
    const kinds = isOn ? [...others, kind] : others;
    void queryClient.cancelQueries(notificationsQuery);
    queryClient.setQueryData(queryKey, { ...shown, topics: { ...shown.topics, [topic]: kinds } });
    mutate({ topic, kinds });
  };
}

export function kindsOf({ topics }: Pick<Notifications, "topics">, topic: Topic): readonly ChannelKind[] {
  return topics[topic] ?? [];
}
