import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { nameOfOwner } from "../../catches/logbook/logged-by.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { ExportButton } from "../export-button.tsx";
import { AdminTable } from "../table/admin-table.tsx";
import { ListTold } from "../table/list-told.tsx";
import { Pager } from "../table/pager.tsx";
import { ListFailure, NoneHere, TableSkeleton } from "../table/table-states.tsx";
import { catchColumns } from "./catch-columns.tsx";
import { CatchLine } from "./catch-line.tsx";
import {
  type CatchesAddress,
  CatchesFilterBar,
  USUAL_SORT,
  useCatchesAddress,
} from "./catches-filter-bar.tsx";
import { type AdminCatchList, adminCatchesQuery } from "./everybodys-catches.calls.ts";
import { SelectedCatches } from "./selected-catches.tsx";

/** How wide what stands in each column is, in percent. */
const SKELETON = { species: 60, angler: 80, caught: 50, weight: 30, length: 30, photos: 40, logged: 50 };

/** The catches of everybody: found, looked at, changed and deleted, one or many. */
export function AdminCatchesPage() {
  const address = useCatchesAddress();
  const list = useQuery(adminCatchesQuery(address.query));
  const isMissing = hasFailed(list);
  return (
    <AdminLayout title="Catches" aside={<ExportButton of="catches" filterQuery={address.filterQuery} />}>
      <ListTold list={list.data} one="catch" many="catches" />
      <CatchesFilterBar address={address} />
      {list.data && !isMissing && (
        <Listing list={list.data} address={address} isStale={list.isPlaceholderData} />
      )}
      {isMissing && <ListFailure what="The catches" query={list} />}
      {!list.data && !isMissing && <TableSkeleton what="catches" columns={SKELETON} />}
    </AdminLayout>
  );
}

interface ListingProps {
  list: AdminCatchList;
  address: CatchesAddress;
  /** While others are asked for, these are still those before them. */
  isStale: boolean;
}

function Listing({ list, address, isStale }: ListingProps) {
  const actions = useCatchDialogs();
  const [selected, select] = useSelection(address.query);
  const card = (caught: AdminCatch) => <CatchLine caught={caught} actions={actions} />;
  if (list.catches.length === 0 && !isStale) return <Nothing address={address} total={list.total} />;
  const { catches } = list;
  return (
    <>
      <AdminTable<AdminCatch>
        label="Catches"
        rows={catches}
        columns={catchColumns(actions)}
        keyOf={({ id }) => id}
        card={card}
        sort={address.get("sort") ?? USUAL_SORT}
        onSort={(sort) => address.change({ sort: sort === USUAL_SORT ? undefined : sort })}
        isStale={isStale}
        selection={{
          selected,
          onToggle: (id) => select(toggled(selected, id)),
          nameOf: (caught) => `${caught.species} of ${nameOfOwner(caught.user)}`,
          bar: <SelectedCatches list={list} selected={selected} onSelect={select} />,
        }}
      />
      <Pager list={list} onChange={address.change} />
    </>
  );
}

/** Ids of what is shown: with another page, filter or order nothing is selected any more. */
function useSelection(query: string): [ReadonlySet<string>, (ids: Iterable<string>) => void] {
  const [selection, setSelection] = useState({ query, ids: new Set<string>() });
  if (selection.query !== query) setSelection({ query, ids: new Set() });
  return [selection.ids, (ids) => setSelection({ query, ids: new Set(ids) })];
}

function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

function Nothing({ address, total }: { address: CatchesAddress; total: number }) {
  if (total === 0 && !address.isNarrowed) {
    return (
      <EmptyState
        title="No catches yet"
        drawing="float"
        actions={<LinkButton to="/map">Log the first one</LinkButton>}
      >
        What anglers log appears here, newest first.
      </EmptyState>
    );
  }
  return (
    <NoneHere
      what="catch"
      isBehind={total > 0}
      onClear={address.clear}
      onFirst={() => address.change({ page: undefined })}
    />
  );
}
