import type { Notifications } from "@creel/domain/notifications/notifications";
import { type ChannelKind, lockedKinds, type Topic } from "@creel/domain/notifications/topics";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Lock, TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import { ToggleButton } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { kindsOf, type TopicSwitch, useTopicSwitches } from "../data/use-topic-switches.ts";
import { MarksInLine } from "../marks/marks-section.tsx";
import { KIND_ICONS, kindName, KINDS, TOPIC_GROUPS, topicNote, topicTitle } from "./topic-texts.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./topics.module.css";

interface TopicsProps {
  notifications: Notifications;
}

/** Every topic with a switch for each kind of channel: a grid on a desk, four buttons under each topic on a phone. */
export function TopicsSection({ notifications }: TopicsProps) {
  const change = useTopicSwitches();
  const isPhone = useIsPhone();
  const groups = TOPIC_GROUPS.map(({ name, topics }) => ({
    name: i18n._(name),
    topics: topics.filter((topic) => topic in notifications.topics),
  })).filter(({ topics }) => topics.length > 0);
  const parts = { notifications, groups, change };
  return (
    <div className={styles.root}>
      {isPhone ? <TopicList {...parts} /> : <TopicGrid {...parts} />}
      <WithoutChannel notifications={notifications} />
    </div>
  );
}

interface PartsProps extends TopicsProps {
  groups: readonly { name: string; topics: readonly Topic[] }[];
  change: (change: TopicSwitch) => void;
}

function TopicGrid({ notifications, groups, change }: PartsProps) {
  return (
    <table className={styles.grid} aria-label={t`What you are told, and where`}>
      <thead>
        <tr>
          <th scope="col">
            <span className={utilities.visuallyHidden}>{t`Topic`}</span>
          </th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              <span>
                <Icon of={KIND_ICONS[kind]} isSmall />
                {kindName(kind)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, topics }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={KINDS.length + 1}>
              {name}
            </th>
          </tr>
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">
                <TopicWords topic={topic} />
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>
                  <Cell topic={topic} kind={kind} notifications={notifications} change={change} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface CellProps extends Pick<PartsProps, "notifications" | "change"> {
  topic: Topic;
  kind: ChannelKind;
}

function Cell({ topic, kind, notifications, change }: CellProps) {
  const [title, channel] = [topicTitle(topic), kindName(kind)];
  return (
    <Checkbox
      className={styles.box}
      aria-label={t`${title}, ${channel}`}
      isLocked={lockedKinds(topic).includes(kind)}
      isSelected={kindsOf(notifications, topic).includes(kind)}
      onChange={(isOn) => change({ topic, kind, isOn })}
    />
  );
}

function TopicList({ notifications, groups, change }: PartsProps) {
  return groups.map(({ name, topics }) => (
    <Fragment key={name}>
      <h2 className={styles.groupTitle}>{name}</h2>
      <ul className={styles.list} aria-label={name}>
        {topics.map((topic) => (
          <li key={topic}>
            <TopicWords topic={topic} />
            <div className={styles.buttons} role="group" aria-label={topicTitle(topic)}>
              {KINDS.map((kind) => (
                <KindButton
                  key={kind}
                  topic={topic}
                  kind={kind}
                  notifications={notifications}
                  change={change}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

function KindButton({ topic, kind, notifications, change }: CellProps) {
  const isLocked = lockedKinds(topic).includes(kind);
  return (
    <ToggleButton
      className={styles.button}
      isDisabled={isLocked}
      isSelected={isLocked || kindsOf(notifications, topic).includes(kind)}
      onChange={(isOn) => change({ topic, kind, isOn })}
    >
      {isLocked && <Icon of={Lock} isSmall />}
      {kindName(kind)}
    </ToggleButton>
  );
}

function TopicWords({ topic }: { topic: Topic }) {
  return (
    <>
      <b>{topicTitle(topic)}</b>
      <p>{topic === "river_mark" ? <MarksInLine /> : topicNote(topic)}</p>
    </>
  );
}

/** Says which kinds have a topic on, and no channel that it could be sent to. */
function WithoutChannel({ notifications }: TopicsProps) {
  const { topics, channels } = notifications;
  const asked = new Set(Object.values(topics).flat());
  const missing = KINDS.filter((kind) => asked.has(kind) && channels.every((each) => each.kind !== kind));
  return (
    <div role="status">
      {missing.map((kind) => {
        const channel = kindName(kind);
        return (
          <p key={kind} className={styles.missing}>
            <Icon of={TriangleAlert} isSmall />
            <span className={utilities.small}>
              {t`${channel} is on, but nothing arrives there yet. Add it under “Ways to reach you”.`}
            </span>
          </p>
        );
      })}
    </div>
  );
}
