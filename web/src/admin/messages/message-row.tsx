import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { SUBJECT_LABELS } from "../../contact/contact-labels.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { type Clock, formatRecentTime } from "../admin-times.ts";
import { BadgeLine, PriorityBadge } from "./message-badges.tsx";
import { titleOf } from "./message-title.ts";
import { useWasOpened } from "./use-opened-message.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./message-row.module.css";

interface MessageRowProps {
  message: AdminMessage;
  isOpen: boolean;
  clock: Clock;
}

export function MessageRow({ message, isOpen, clock }: MessageRowProps) {
  const { title, rest } = titleOf(message.message);
  const isPhone = useIsPhone();
  const row = useRef<HTMLAnchorElement>(null);
  const wasOpened = useWasOpened();
  useEffect(() => {
    if (!isOpen || !isPhone) return;
    keepInView(row.current);
    // From under another message, for one.
    if (wasOpened) row.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it is opened
  }, [isOpen, isPhone]);
  return (
    <Link
      ref={row}
      id={rowId(message.id)}
      to={useLinkTo(message.id, isOpen && isPhone)}
      preventScrollReset
      className={styles.root}
      data-status={message.status}
      aria-current={isOpen ? "true" : undefined}
      aria-expanded={isPhone ? isOpen : undefined}
    >
      <span className={styles.who}>
        <StatusMark status={message.status} />
        <span className={styles.name}>{message.name}</span>
        <time dateTime={message.createdAt}>{formatRecentTime(new Date(message.createdAt), clock)}</time>
      </span>
      <span className={styles.title}>{title}</span>
      {rest && !isOpen && <span className={styles.rest}>{rest}</span>}
      <BadgeLine>
        <Badge>{i18n._(SUBJECT_LABELS[message.subject])}</Badge>
        {(message.priority === "high" || message.priority === "urgent") && (
          <PriorityBadge priority={message.priority} />
        )}
      </BadgeLine>
    </Link>
  );
}

function StatusMark({ status }: Pick<AdminMessage, "status">) {
  if (status === "new") {
    return <b className={styles.mark}>{t({ message: "New", context: "a message" })}</b>;
  }
  if (status === "read") return null;
  return (
    <>
      <Icon of={Check} isSmall />
      <span className={utilities.visuallyHidden}>{t({ message: "Done", context: "a message" })}</span>
    </>
  );
}

/** Links to no message fold the opened one. */
function useLinkTo(id: string, isFold: boolean): { search: string } {
  const params = new URLSearchParams(useAddress()[0]);
  params.delete("message");
  if (!isFold) params.set("message", id);
  return { search: params.toString() };
}

/** A message that folds above may have moved the row out of sight. */
function keepInView(row: HTMLElement | null): void {
  if (row && row.getBoundingClientRect().top < 0) row.scrollIntoView({ block: "start" });
}

export function rowId(messageId: string): string {
  return `message-${messageId}`;
}
