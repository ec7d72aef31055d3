import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { t } from "@lingui/core/macro";

import { useUser } from "../../session/auth.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import type { Clock } from "../format/format-day.ts";
import { MessagePane } from "./message-pane.tsx";
import { MessageRow } from "./message-row.tsx";

import * as styles from "./message-inbox.module.css";

interface MessageListProps {
  messages: readonly AdminMessage[];
  openedId: string | undefined;
}

/** On a phone the opened message unfolds in place. */
export function MessageList({ messages, openedId }: MessageListProps) {
  const clock: Clock = { timeZone: useUser().timeZone, now: useNow() };
  const isPhone = useIsPhone();
  return (
    <ul className={styles.list} aria-label={t`Messages`}>
      {messages.map((message) => {
        const isOpen = message.id === openedId;
        return (
          <li key={message.id} className={styles.message} data-open={isOpen || undefined}>
            <MessageRow message={message} isOpen={isOpen} clock={clock} />
            {isPhone && isOpen && <MessagePane message={message} isUnfolded />}
          </li>
        );
      })}
    </ul>
  );
}
