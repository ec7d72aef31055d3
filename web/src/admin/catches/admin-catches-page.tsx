import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { t, plural } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { useForgetDraftsOfCatch } from "../../catches/editor/draft/use-unsaved.ts";
import { CATCHES_KEY } from "../../catches/logbook/api.ts";
import { nameOfOwner } from "../../catches/logbook/logged-by.ts";
import { speciesName } from "../../species/species-names.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { SelectionBar } from "../../ui/table/selection-bar.tsx";
import { ExportButton } from "../export-button.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { AdminTable } from "../table/admin-table.tsx";
import { describeRange } from "../table/describe-range.ts";
import { TableSkeleton } from "../table/table-states.tsx";
import { useAdminAction } from "../use-admin-action.ts";
import { type AdminCatchList, adminCatchesQuery, deleteCatches } from "./api.ts";
import { catchColumns, CatchLine } from "./catch-rows.tsx";
import {
  type CatchesAddress,
  CatchesFilterBar,
  USUAL_SORT,
  useCatchesAddress,
} from "./catches-filter-bar.tsx";
import { countPhotos, describeDeleted, describeWhatGoes } from "./describe-deletion.ts";

import * as styles from "./admin-catches.module.css";

/** The widths of the columns' content, in percent. */
const SKELETON = { species: 60, angler: 80, caught: 50, weight: 30, length: 30, photos: 40, logged: 50 };

export function AdminCatchesPage() {
  const address = useCatchesAddress();
  const list = useQuery(adminCatchesQuery(address.query));
  const isNothing = list.data?.total === 0 && !address.hasFilters;
  return (
    <AdminList
      title={t`Catches`}
      aside={<ExportButton of="catches" filterQuery={address.filterQuery} />}
      kind="catches"
      address={address}
      query={list}
      filters={<CatchesFilterBar address={address} />}
      loading={<TableSkeleton label={t`Loading catches`} columns={SKELETON} />}
      isEmpty={list.data?.catches.length === 0}
      nothing={isNothing && <Nothing />}
    >
      {list.data && <Catches list={list.data} address={address} isStale={list.isPlaceholderData} />}
    </AdminList>
  );
}

interface CatchesProps {
  list: AdminCatchList;
  address: CatchesAddress;
  /** True while another page is on its way and the previous one is shown. */
  isStale: boolean;
}

function Catches({ list, address, isStale }: CatchesProps) {
  const actions = useCatchDialogs();
  const [selected, select] = useSelection(address.query);
  const card = (caught: AdminCatch) => <CatchLine caught={caught} actions={actions} />;
  return (
    <AdminTable
      label={t`Catches`}
      className={styles.table}
      rows={list.catches}
      columns={catchColumns(actions)}
      keyOf={({ id }) => id}
      card={card}
      sort={address.get("sort") ?? USUAL_SORT}
      onSort={(sort) => address.change({ sort: sort === USUAL_SORT ? undefined : sort })}
      isStale={isStale}
      bar={<SelectedCatches list={list} selected={selected} onSelect={select} />}
      selection={{
        selected,
        onSelect: select,
        nameOf: (caught) => {
          const [species, name] = [speciesName(caught.species), nameOfOwner(caught.user)];
          return t`${species} by ${name}`;
        },
      }}
    />
  );
}

/** Another page, filter or order clears the selection of ids. */
function useSelection(query: string): [ReadonlySet<string>, (ids: Iterable<string>) => void] {
  const [selection, setSelection] = useState({ query, ids: new Set<string>() });
  if (selection.query !== query) setSelection({ query, ids: new Set() });
  return [selection.ids, (ids) => setSelection({ query, ids: new Set(ids) })];
}

function Nothing() {
  return (
    <EmptyState
      title={t`No catches yet`}
      drawing="float"
      actions={<LinkButton to="/map">{t`Log the first one`}</LinkButton>}
    >
      {t`Catches appear here as anglers log them, newest first.`}
    </EmptyState>
  );
}

interface SelectedCatchesProps {
  list: AdminCatchList;
  selected: ReadonlySet<string>;
  onSelect: (ids: Set<string>) => void;
}

function SelectedCatches({ list, selected, onSelect }: SelectedCatchesProps) {
  const { catches } = list;
  const [isAsking, setIsAsking] = useState(false);
  const chosen = catches.filter(({ id }) => selected.has(id));
  const photos = countPhotos(chosen);
  return (
    <>
      <SelectionBar
        ids={catches.map(({ id }) => id)}
        selected={selected}
        onSelect={onSelect}
        onDelete={() => setIsAsking(true)}
        sum={photos > 0 ? t`${plural(photos, { one: "# photo", other: "# photos" })}` : undefined}
        range={describeRange(list)}
      />
      {isAsking && <DeleteQuestion catches={chosen} onEnd={() => setIsAsking(false)} />}
    </>
  );
}

function DeleteQuestion({ catches, onEnd }: { catches: readonly AdminCatch[]; onEnd: () => void }) {
  // The question stays the same when the list behind it is refetched.
  const [asked] = useState(catches);
  const { mutate, isPending } = useAdminAction<Awaited<ReturnType<typeof deleteCatches>>>();
  const forgetDrafts = useForgetDraftsOfCatch();
  const queryClient = useQueryClient();
  const ids = asked.map(({ id }) => id);
  const action = {
    act: () => deleteCatches(ids),
    done: describeDeleted,
    onDone: () => {
      forgetDrafts(ids);
      // Some of them may be the admin's own.
      void queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
    },
  };
  const count = asked.length;
  const question = t`${plural(count, { one: "Delete # catch", other: "Delete # catches" })}`;
  return (
    <AlertDialog
      title={question}
      action={question}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate(action, { onSettled: onEnd })}
      onCancel={onEnd}
    >
      <p>{describeWhatGoes(asked)}</p>
    </AlertDialog>
  );
}
