import { initials } from "@creel/domain/accounts/user";
import type { AdminMessage, ContactStatus } from "@creel/domain/admin/admin-messages";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { plural, t, msg } from "@lingui/core/macro";
import { useQueryClient, useQuery } from "@tanstack/react-query";
import { Check, Reply, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { SUBJECT_LABELS } from "../../contact/contact-labels.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { type Clock, formatFully, formatDayOfYear } from "../admin-times.ts";
import { useAdminAction } from "../use-admin-action.ts";
import { putIntoLists, putMessageStatus, messagesFromQuery } from "./api.ts";
import { BadgeLine, HandledBadge, PriorityBadge } from "./message-badges.tsx";
import { rowId } from "./message-row.tsx";
import { titleOf } from "./message-title.ts";
import { replyLink } from "./reply-link.ts";
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

const DONE_MESSAGES: Record<ContactStatus, MessageDescriptor> = {
  new: msg`Message marked as new`,
  read: msg`Message reopened`,
  done: msg`Message marked as done`,
};

function MessageActions({ message }: { message: AdminMessage }) {
  const isPhone = useIsPhone();
  const mark = useMark(message.id);
  return (
    <div className={styles.actions}>
      <LinkButton to={replyLink(message)} look={isPhone ? "deep" : "signal"}>
        <Icon of={Reply} isSmall />
        {t`Reply by email`}
      </LinkButton>
      {message.status === "done" ? (
        <Button onPress={() => mark("read")}>
          <Icon of={RotateCcw} isSmall />
          {t`Reopen`}
        </Button>
      ) : (
        <Button onPress={() => mark("done")}>
          <Icon of={Check} isSmall />
          {t`Mark done`}
        </Button>
      )}
      <Button look="quiet" onPress={() => mark("new")}>
        {t`Mark unread`}
      </Button>
    </div>
  );
}

function useMark(id: string) {
  const { mutate, isPending } = useAdminAction<AdminMessage>();
  const queryClient = useQueryClient();
  const [, edit] = useAddress();
  // Marked unread, the message closes and the focus returns to the list.
  const close = () => {
    edit((params) => params.delete("message"));
    document.getElementById(rowId(id))?.focus();
  };
  // It is not disabled meanwhile, so that the focus stays.
  return (status: ContactStatus) => {
    if (isPending) return;
    mutate({
      act: () => putMessageStatus(id, status),
      done: i18n._(DONE_MESSAGES[status]),
      onDone: (changed) => {
        putIntoLists(queryClient, changed);
        if (status === "new") close();
      },
    });
  };
}

const SHOWN = 5;

function EarlierMessages({ message: { id, email, name, createdAt } }: { message: AdminMessage }) {
  const { data } = useQuery(messagesFromQuery(email));
  const clock: Clock = { timeZone: useUser().timeZone, now: useNow() };
  const others = data?.messages.filter((other) => other.id !== id) ?? [];
  if (!data || others.length === 0) return null;
  const { total } = data;
  const [firstName = ""] = name.split(" ");
  const isEarlier = others.every((other) => other.createdAt <= createdAt);
  return (
    <section className={styles.earlierMessages}>
      <h4>{isEarlier ? t`Earlier from ${firstName}` : t`Others from ${firstName}`}</h4>
      <ul>
        {others.slice(0, SHOWN).map((other) => (
          <li key={other.id}>
            <Link className={styles.message} to={linkTo(email, other.id)}>
              <span className={styles.words}>
                <b>{titleOf(other.message).title}</b>
                <span>
                  {i18n._(SUBJECT_LABELS[other.subject])} ·{" "}
                  {formatDayOfYear(new Date(other.createdAt), clock)}
                </span>
              </span>
              <HandledBadge message={other} />
            </Link>
          </li>
        ))}
      </ul>
      {others.length > SHOWN - 1 && total > SHOWN + 1 && (
        <Link className={styles.all} to={linkTo(email)}>
          {t`${plural(total, { one: "All # message from this address", other: "All # messages from this address" })}`}
        </Link>
      )}
    </section>
  );
}

function linkTo(email: string, message?: string): string {
  const params = new URLSearchParams({ email, ...(message !== undefined && { message }) });
  return `/admin/messages?${params.toString()}`;
}
