import { i18n } from "@lingui/core";
import type { ComponentProps, ReactNode } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import type { FailedQuery } from "../../ui/feedback/load-failure.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { type PageOf, rangeSentence } from "./describe-range.ts";
import { LIST_TEXTS, type ListKind } from "./list-texts.ts";
import { Pager } from "./pager.tsx";
import { ListFailure, NoResults } from "./table-states.tsx";
import type { TableAddress } from "./use-table-address.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface AdminListProps extends Pick<ComponentProps<typeof AdminLayout>, "title" | "aside"> {
  kind: ListKind;
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
      <ListAnnouncement list={list.query.data} kind={list.kind} />
      {filters}
      <Listed {...list} />
      {foot}
    </AdminLayout>
  );
}

type ListedProps = Omit<AdminListProps, "title" | "aside" | "filters" | "foot">;

function Listed({ kind, address, query, loading, isEmpty, nothing, children }: ListedProps) {
  const { failed, noMatch } = LIST_TEXTS[kind];
  const { data } = query;
  if (hasFailed(query)) return <ListFailure title={i18n._(failed)} query={query} />;
  if (!data) return loading;
  if (isEmpty && nothing) return nothing;
  return (
    <>
      {isEmpty ? (
        <NoResults
          title={i18n._(noMatch)}
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

interface ListAnnouncementProps {
  /** `undefined` while it is loading. */
  list: PageOf | undefined;
  kind: ListKind;
}

/** Screen readers announce every change of the list. */
function ListAnnouncement({ list, kind }: ListAnnouncementProps) {
  return (
    <p className={utilities.visuallyHidden} role="status">
      {list && rangeSentence(list, kind)}
    </p>
  );
}
