import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { useUser } from "../../session/auth.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { type Clock, formatRecentTime } from "../admin-times.ts";
import { openMessagesQuery } from "../api.ts";
import { PriorityBadge } from "../messages/message-badges.tsx";
import { titleOf } from "../messages/message-title.ts";
import { ListFailure } from "../table/table-states.tsx";
import { OverviewSection } from "./overview-section.tsx";

import * as styles from "./open-messages.module.css";
import * as sectionStyles from "./overview-section.module.css";

const SHOWN = 4;

export function OpenMessages() {
  return (
    <OverviewSection
      id="open-messages"
      title={t`Open messages`}
      aside={
        <Link to="/admin/messages" className={sectionStyles.link}>
          {t`All messages`}
        </Link>
      }
    >
      <List />
    </OverviewSection>
  );
}

function List() {
  const query = useQuery(openMessagesQuery);
  const { data } = query;
  const clock: Clock = { timeZone: useUser().timeZone, now: useNow() };
  if (!data) {
    if (hasFailed(query)) return <ListFailure title={t`The messages could not be loaded`} query={query} />;
    return <LineSkeletons label={t`Loading messages`} height={73} />;
  }
  if (data.messages.length === 0) {
    return (
      <p className={sectionStyles.none}>{t`No new messages. Messages from the contact page arrive here.`}</p>
    );
  }
  return (
    <ul className={sectionStyles.list}>
      {data.messages.slice(0, SHOWN).map(({ id, message, name, createdAt, priority }) => (
        <li key={id}>
          <Link className={styles.message} to={`/admin/messages?status=new&message=${id}`}>
            <span className={styles.words}>
              <b>{titleOf(message).title}</b>
              <span className={styles.who}>
                {name} · <time dateTime={createdAt}>{formatRecentTime(new Date(createdAt), clock)}</time>
              </span>
            </span>
            <PriorityBadge priority={priority} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface LineSkeletonsProps {
  label: string;
  /** px of one line. */
  height: 64 | 73;
}

export function LineSkeletons({ label, height }: LineSkeletonsProps) {
  return (
    <div
      className={classNames(sectionStyles.list, styles.skeletons)}
      data-height={height}
      role="status"
      aria-label={label}
    >
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index}>
          <Skeleton width={`${64 - index * 6}%`} height={16} />
        </div>
      ))}
    </div>
  );
}
