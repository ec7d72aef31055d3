import "./messages-page.css";
import { type AdminMessage, adminMessageListQuerySchema } from "@creel/domain/admin/admin-messages";
import { useQuery } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { ListTold } from "../table/list-told.tsx";
import { Pager } from "../table/pager.tsx";
import { ListFailure } from "../table/table-states.tsx";
import { useTableAddress } from "../table/use-table-address.ts";
import { MessageDesk } from "./message-desk.tsx";
import { MessageFilters, type MessagesAddress } from "./message-filters.tsx";
import { MessagesSkeleton, NoMessages } from "./messages-states.tsx";
import { type AdminMessageList, messagesQuery } from "./messages.calls.ts";
import { useMarkRead, useOpenedMessage } from "./use-opened-message.ts";

/** What people wrote by the contact form: a list and, beside it or in it, the message that is read. */
export function AdminMessagesPage() {
  const address = useTableAddress(adminMessageListQuerySchema.shape);
  const query = useQuery(messagesQuery(address.query));
  const { data: list, isPlaceholderData } = query;
  const isMissing = hasFailed(query);
  const opened = useOpenedMessage({ query: address.query, list, isStale: isPlaceholderData });
  useMarkRead(opened);
  return (
    <AdminLayout title="Messages">
      <ListTold list={list} one="message" many="messages" />
      <MessageFilters address={address} counts={list?.counts} />
      {isMissing && <ListFailure what="The messages" query={query} />}
      {list && !isMissing && (
        <Listed address={address} list={list} opened={opened} isStale={isPlaceholderData} />
      )}
      {!list && !isMissing && <MessagesSkeleton />}
    </AdminLayout>
  );
}

interface ListedProps {
  address: MessagesAddress;
  list: AdminMessageList;
  opened: AdminMessage | undefined;
  isStale: boolean;
}

function Listed({ address, list, opened, isStale }: ListedProps) {
  if (list.messages.length === 0 && !opened) return <NoMessages address={address} list={list} />;
  return (
    <>
      <MessageDesk messages={list.messages} opened={opened} isStale={isStale} />
      <Pager list={list} onChange={address.change} />
    </>
  );
}
