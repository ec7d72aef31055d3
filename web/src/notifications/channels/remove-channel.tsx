import type { Channel } from "@creel/domain/notifications/notifications";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { endPush } from "../../device/clear-storage.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { logFailure } from "../../http/log-failure.ts";
import { Problem } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { notificationsQuery, removeChannel } from "../data/api.ts";
import { channelName } from "./describe-channel.ts";
import { pushStateQuery } from "./use-this-device.ts";

interface RemoveChannelProps {
  channel: Channel;
  isThisDevice: boolean;
  onClose: () => void;
}

export function RemoveChannel({ channel, isThisDevice, onClose }: RemoveChannelProps) {
  const queryClient = useQueryClient();
  const name = channelName(channel);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeChannel(channel.id),
    onSuccess: async () => {
      if (isThisDevice) await endPush().catch(logEndFailure);
      showToast({ text: t`${name} removed` });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(notificationsQuery),
        queryClient.invalidateQueries(pushStateQuery),
      ]),
  });
  return (
    <AlertDialog
      title={t`Remove ${name}?`}
      action={isPending ? t`Removing...` : t`Remove`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>
        {channel.kind === "webhook"
          ? t`Nothing is sent to it any more, and its signing key is lost.`
          : t`Nothing is sent to it any more. Your topics stay as they are.`}
      </p>
      <Problem text={error && describeFailure(error, t`It could not be removed. Please try again.`)} />
    </AlertDialog>
  );
}

/** The server sends nothing there any more, whatever the browser does. */
function logEndFailure(error: unknown): void {
  logFailure("The push subscription could not be ended", error);
}
