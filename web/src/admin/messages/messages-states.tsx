import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";
import { NoneHere } from "../table/table-states.tsx";
import type { MessagesAddress } from "./message-filters.tsx";
import type { AdminMessageList } from "./messages.calls.ts";

interface NoMessagesProps {
  address: MessagesAddress;
  list: AdminMessageList;
}

/** There are none, or none that are let through. */
export function NoMessages({ address, list: { counts, total } }: NoMessagesProps) {
  if (counts.new + counts.read + counts.done === 0) {
    return (
      <EmptyState
        title="No messages yet"
        drawing="bottle"
        actions={<LinkButton to="/contact">See the contact page</LinkButton>}
      >
        What people write on the contact page arrives here.
      </EmptyState>
    );
  }
  return (
    <NoneHere
      what="message"
      isBehind={total > 0}
      onClear={address.clear}
      onFirst={() => address.change({ page: undefined })}
    />
  );
}

const ROWS = 6;

export function MessagesSkeleton() {
  return (
    <div className="messages" role="status" aria-label="Loading messages">
      <div className="message-list">
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className="message-skeleton">
            <Skeleton width="40%" height={14} />
            <Skeleton width="72%" height={18} />
            <Skeleton width="92%" height={14} />
          </div>
        ))}
      </div>
    </div>
  );
}
