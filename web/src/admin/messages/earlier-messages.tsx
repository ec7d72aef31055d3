import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { SUBJECT_LABELS } from "../../contact/contact-labels.ts";
import { useUser } from "../../session/auth.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { type Clock, formatDayOfYear } from "../admin-times.ts";
import { messagesFromQuery } from "./api.ts";
import { HandledBadge } from "./message-badges.tsx";
import { titleOf } from "./message-title.ts";

import * as styles from "./earlier-messages.module.css";

const SHOWN = 5;

export function EarlierMessages({ message: { id, email, name, createdAt } }: { message: AdminMessage }) {
  const { data } = useQuery(messagesFromQuery(email));
  const clock: Clock = { timeZone: useUser().timeZone, now: useNow() };
  const others = data?.messages.filter((other) => other.id !== id) ?? [];
  if (!data || others.length === 0) return null;
  const { total } = data;
  const [firstName = ""] = name.split(" ");
  const isEarlier = others.every((other) => other.createdAt <= createdAt);
  return (
    <section className={styles.root}>
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
