import { t } from "@lingui/core/macro";
import type { ComponentProps, ReactNode } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import type { FailedQuery } from "../../ui/feedback/load-failure.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import type { PageOf } from "./describe-range.ts";
import { ListAnnouncement } from "./list-announcement.tsx";
import { Pager } from "./pager.tsx";
import { ListFailure, NoResults } from "./table-states.tsx";
import type { TableAddress } from "./use-table-address.ts";

interface AdminListProps extends Pick<ComponentProps<typeof AdminLayout>, "title" | "aside"> {
  /** As in "user", "users". */
  one: string;
  many: string;
  /** Begins a sentence; "The users" by default. */
  all?: string;
  address: Pick<TableAddress<"page" | "limit">, "change" | "clear">;
  query: FailedQuery & { data: PageOf | undefined; isPlaceholderData: boolean };
  filters: ReactNode;
  loading: ReactNode;
  /** True when no row matches, or when the page lies behind the last one. */
  isEmpty: boolean;
  nothing?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

export function AdminList({ title, aside, filters, foot, ...list }: AdminListProps) {
  return (
    <AdminLayout title={title} aside={aside}>
      <ListAnnouncement list={list.query.data} one={list.one} many={list.many} />
      {filters}
      <Listed {...list} />
      {foot}
    </AdminLayout>
  );
}

type ListedProps = Omit<AdminListProps, "title" | "aside" | "filters" | "foot">;

function Listed({ address, query, loading, isEmpty, nothing, children, ...words }: ListedProps) {
  const { one, many, all = t`The ${many}` } = words;
  const { data } = query;
  if (hasFailed(query)) return <ListFailure what={all} query={query} />;
  if (!data) return loading;
  if (isEmpty && nothing) return nothing;
  return (
    <>
      {isEmpty ? (
        <NoResults
          what={one}
          isBehind={data.total > 0}
          onClear={address.clear}
          onFirst={() => address.change({ page: undefined })}
        />
      ) : (
        children
      )}
      <Pager list={data} onChange={address.change} />
    </>
  );
}
