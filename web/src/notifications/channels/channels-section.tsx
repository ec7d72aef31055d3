import type { Channel, Notifications } from "@creel/domain/notifications/notifications";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Plus } from "lucide-react";
import { useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { Menu, MenuItem } from "../../ui/overlays/menu.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { notificationsQuery, testChannel } from "../data/api.ts";
import { KIND_ICONS } from "../topics/topic-texts.ts";
import { type AddedKind, AddChannel } from "./add-channel.tsx";
import { channelName, describeOutcome, describeTarget, describeTest } from "./describe-channel.ts";
import { RemoveChannel } from "./remove-channel.tsx";
import { ThisDevice } from "./this-device.tsx";
import { useThisDevice } from "./use-this-device.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./channels.module.css";

interface ChannelsProps {
  notifications: Notifications;
}

/** Every way to reach the angler, with its last result, a test, and a way out. */
export function ChannelsSection({ notifications }: ChannelsProps) {
  const device = useThisDevice(notifications);
  const [added, setAdded] = useState<AddedKind | null>(null);
  const [removed, setRemoved] = useState<Channel | null>(null);
  return (
    <SettingsRow title={t`Ways to reach you`} note={t`None is used until a topic above asks for it.`}>
      <ul className={styles.list} aria-label={t`Ways to reach you`}>
        {notifications.channels.map((channel) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            isThisDevice={channel.id === device.own?.id}
            onRemove={() => setRemoved(channel)}
          />
        ))}
        <ThisDevice device={device} />
      </ul>
      <div className={styles.foot}>
        <AddMenu onAdd={setAdded} />
      </div>
      {added && <AddChannel kind={added} onClose={() => setAdded(null)} />}
      {removed && (
        <RemoveChannel
          channel={removed}
          isThisDevice={removed.id === device.own?.id}
          onClose={() => setRemoved(null)}
        />
      )}
    </SettingsRow>
  );
}

function AddMenu({ onAdd }: { onAdd: (kind: AddedKind) => void }) {
  const trigger = (
    <Button>
      <Icon of={Plus} />
      {t`Add a way`}
    </Button>
  );
  return (
    <Menu trigger={trigger} label={t`Add a way`}>
      <MenuItem icon={KIND_ICONS.ntfy} about={t`To the ntfy app, by a topic`} onAction={() => onAdd("ntfy")}>
        {t`ntfy`}
      </MenuItem>
      <MenuItem
        icon={KIND_ICONS.webhook}
        about={t`To a program of your own, signed`}
        onAction={() => onAdd("webhook")}
      >
        {t`Webhook`}
      </MenuItem>
    </Menu>
  );
}

interface ChannelRowProps {
  channel: Channel;
  isThisDevice: boolean;
  onRemove: () => void;
}

function ChannelRow({ channel, isThisDevice, onRemove }: ChannelRowProps) {
  const { kind } = channel;
  const name = channelName(channel);
  const test = useTest(channel);
  return (
    <li className={styles.row}>
      <Icon of={KIND_ICONS[kind]} />
      <div className={styles.words}>
        <div className={styles.name}>
          <b>{name}</b>
          {isThisDevice && <Badge>{t`This device`}</Badge>}
        </div>
        <p>{describeTarget(channel)}</p>
        <Outcome channel={channel} />
      </div>
      <div className={styles.actions}>
        <Button isPending={test.isPending} aria-label={t`Send a test: ${name}`} onPress={test.send}>
          {t`Send a test`}
        </Button>
        {kind !== "mail" && (
          <Button look="quiet" aria-label={t`Remove: ${name}`} onPress={onRemove}>
            {t`Remove`}
          </Button>
        )}
      </div>
    </li>
  );
}

function Outcome({ channel }: Pick<ChannelRowProps, "channel">) {
  const outcome = describeOutcome(channel);
  if (!outcome) return <p className={utilities.hint}>{t`Not used yet`}</p>;
  return (
    <p className={styles.outcome} data-is-bad={!outcome.isGood || undefined}>
      <Icon of={outcome.isGood ? CircleCheck : CircleAlert} isSmall />
      <span>{outcome.text}</span>
    </p>
  );
}

function useTest({ id }: Channel) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => testChannel(id),
    onSuccess: (answer) => showToast(describeTest(answer)),
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`The test could not be sent. Please try again.`),
        isError: true,
      }),
    onSettled: () => queryClient.invalidateQueries(notificationsQuery),
  });
  return { send: () => mutate(), isPending };
}
