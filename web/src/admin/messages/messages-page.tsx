import { adminMessageListQuerySchema } from "@creel/domain/admin/admin-messages";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { AdminList } from "../table/admin-list.tsx";
import { useTableAddress } from "../table/use-table-address.ts";
import { MessageFilters } from "./message-filters.tsx";
import { MessageInbox } from "./message-inbox.tsx";
import { MessagesSkeleton, NoMessages } from "./messages-states.tsx";
import { messagesQuery } from "./messages.calls.ts";
import { useMarkRead, useOpenedMessage } from "./use-opened-message.ts";

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
