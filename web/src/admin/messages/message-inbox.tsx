import { type AdminMessage, adminMessageListQuerySchema } from "@creel/domain/admin/admin-messages";
import { t } from "@lingui/core/macro";

import { useUser } from "../../session/auth.tsx";
import { Illustration } from "../../ui/art/illustration.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import type { Clock } from "../admin-times.ts";
import { MessagePane } from "./message-pane.tsx";
import { MessageRow } from "./message-row.tsx";
import { withOpened } from "./use-opened-message.ts";

import * as styles from "./message-inbox.module.css";

interface MessageInboxProps {
  messages: readonly AdminMessage[];
  opened: AdminMessage | undefined;
  /** True while another list is on its way and the previous one is shown. */
  isStale: boolean;
}

/** On a phone the opened message unfolds within the list. */
export function MessageInbox({ messages, opened, isStale }: MessageInboxProps) {
  const isPhone = useIsPhone();
  const isElsewhere = useAddress()[0].has("message") && !opened && !isStale;
  return (
    <div className={classNames(styles.root, isStale && styles.stale)}>
      {isPhone && isElsewhere && <MessageElsewhere />}
      <MessageList messages={withOpened(messages, opened)} openedId={opened?.id} />
      {!isPhone && (
        <div>
          {opened ? (
            <MessagePane key={opened.id} message={opened} />
          ) : (
            <NothingOpen isElsewhere={isElsewhere} />
          )}
        </div>
      )}
    </div>
  );
}

function NothingOpen({ isElsewhere }: { isElsewhere: boolean }) {
  if (isElsewhere) return <MessageElsewhere />;
  return (
    <div className={styles.choose}>
      <Illustration of="bottle" className={styles.drawing} />
      <p>{t`Choose a message to read it here.`}</p>
    </div>
  );
}

function MessageElsewhere() {
  const [, edit] = useAddress();
  const lookInAll = () =>
    edit((params) => {
      for (const name of Object.keys(adminMessageListQuerySchema.shape)) params.delete(name);
    });
  return (
    <div className={styles.choose}>
      <p>{t`The linked message is not in this list.`}</p>
      <Button onPress={lookInAll}>{t`Show the newest`}</Button>
    </div>
  );
}

interface MessageListProps {
  messages: readonly AdminMessage[];
  openedId: string | undefined;
}

/** On a phone the opened message unfolds in place. */
function MessageList({ messages, openedId }: MessageListProps) {
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
