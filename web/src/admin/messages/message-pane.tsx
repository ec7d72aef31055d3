import { initials } from "@creel/domain/accounts/user";
import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { SUBJECT_LABELS } from "../../contact/contact-labels.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { useUser } from "../../session/auth.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { type Clock, formatFully } from "../admin-times.ts";
import { EarlierMessages } from "./earlier-messages.tsx";
import { MessageActions } from "./message-actions.tsx";
import { BadgeLine, HandledBadge, PriorityBadge } from "./message-badges.tsx";
import { titleOf } from "./message-title.ts";
import { useWasOpened } from "./use-opened-message.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./message-pane.module.css";

interface MessagePaneProps {
  message: AdminMessage;
  isUnfolded?: boolean;
}

export function MessagePane({ message, isUnfolded = false }: MessagePaneProps) {
  const { body } = titleOf(message.message);
  return (
    <article className={isUnfolded ? styles.unfolded : styles.root}>
      {!isUnfolded && <Sender message={message} />}
      <Head message={message} isUnfolded={isUnfolded} />
      {isUnfolded && <SenderLine message={message} />}
      {body && <p className={styles.text}>{body}</p>}
      <MessageActions message={message} />
      <EarlierMessages message={message} />
    </article>
  );
}

function Sender({ message }: { message: AdminMessage }) {
  const [firstName = "", ...names] = message.name.split(" ");
  return (
    <header className={styles.sender}>
      <span className={styles.initials} aria-hidden>
        {initials({ firstName, lastName: names.at(-1) ?? "", username: "" })}
      </span>
      <div className={styles.senderWords}>
        <b>{message.name}</b>
        <SenderLine message={message} />
      </div>
    </header>
  );
}

function SenderLine({ message: { email, user } }: { message: AdminMessage }) {
  const { timeZone } = useUser();
  return (
    <p className={styles.senderLine}>
      <a href={`mailto:${email}`}>{email}</a>
      {user && (
        <>
          <span className={utilities.onlyDesk}> · </span>
          <Link to={`/admin/users?${new URLSearchParams({ search: email }).toString()}`}>
            {describeUser(user, timeZone)}
          </Link>
        </>
      )}
    </p>
  );
}

function describeUser({ catches, createdAt }: NonNullable<AdminMessage["user"]>, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale, { year: "numeric", timeZone });
  const year = format.format(new Date(createdAt));
  return t`${plural(catches, { one: "# catch", other: "# catches" })} here, since ${year}`;
}

function Head({ message, isUnfolded }: Required<MessagePaneProps>) {
  const clock: Clock = { timeZone: useUser().timeZone, now: useNow() };
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpened = useWasOpened();
  useEffect(() => {
    if (!isUnfolded && wasOpened) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it is opened
  }, []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={isUnfolded ? utilities.visuallyHidden : styles.heading}>
        {titleOf(message.message).title}
      </h3>
      {!isUnfolded && (
        <BadgeLine>
          <Badge>{i18n._(SUBJECT_LABELS[message.subject])}</Badge>
          <PriorityBadge priority={message.priority} />
          {message.status === "done" && <HandledBadge message={message} />}
          <time dateTime={message.createdAt}>{formatFully(new Date(message.createdAt), clock)}</time>
        </BadgeLine>
      )}
    </>
  );
}
