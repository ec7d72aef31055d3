import { adminMessageListQuerySchema } from "@creel/domain/admin/admin-messages";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { useTableAddress } from "../table/use-table-address.ts";
import { messagesQuery } from "./api.ts";
import { MessageFilters } from "./message-filters.tsx";
import { MessageInbox } from "./message-inbox.tsx";
import { useMarkRead, useOpenedMessage } from "./use-opened-message.ts";

import * as styles from "./message-inbox.module.css";

const ROWS = 6;

export function AdminMessagesPage() {
  const address = useTableAddress(adminMessageListQuerySchema.shape);
  const query = useQuery(messagesQuery(address.query));
  const { data: list, isPlaceholderData } = query;
  const messages = list?.messages ?? [];
  const opened = useOpenedMessage({ query: address.query, list, isStale: isPlaceholderData });
  useMarkRead(opened);
  const counts = list?.counts;
  const isNothing = counts && counts.new + counts.read + counts.done === 0;
  return (
    <AdminList
      title={t`Messages`}
      kind="messages"
      address={address}
      query={query}
      filters={<MessageFilters address={address} counts={counts} />}
      loading={<MessagesSkeleton />}
      isEmpty={messages.length === 0 && !opened}
      nothing={isNothing && <NoMessages />}
    >
      <MessageInbox messages={messages} opened={opened} isStale={isPlaceholderData} />
    </AdminList>
  );
}

function NoMessages() {
  return (
    <EmptyState
      title={t`No messages yet`}
      drawing="bottle"
      actions={<LinkButton to="/contact">{t`See the contact page`}</LinkButton>}
    >
      {t`Messages from the contact page arrive here.`}
    </EmptyState>
  );
}

function MessagesSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label={t`Loading messages`}>
      <div className={styles.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={styles.skeleton}>
            <Skeleton width="40%" height={14} />
            <Skeleton width="72%" height={18} />
            <Skeleton width="92%" height={14} />
          </div>
        ))}
      </div>
    </div>
  );
}
