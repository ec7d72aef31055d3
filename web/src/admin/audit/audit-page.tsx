import "./audit.css";
import { useQuery } from "@tanstack/react-query";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { hasFailed } from "../../http/has-failed.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { ExportButton } from "../export-button.tsx";
import { groupByDay, nameClock } from "../format/moments.ts";
import { ListTold } from "../table/list-told.tsx";
import { Pager } from "../table/pager.tsx";
import { ListFailure, NoneHere, TableSkeleton } from "../table/table-states.tsx";
import { type AuditAddress, useAuditAddress } from "./audit-address.ts";
import { AuditCards } from "./audit-cards.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditPageQuery } from "./audit.query.ts";

/** Of each column, how much of it is filled. */
const SHAPE = { time: 40, deed: 80, admin: 60, whom: 60, changes: 90 };

export function AdminAuditPage() {
  const address = useAuditAddress();
  const list = useEntries(address.query);
  const clock = useClock();
  return (
    <AdminLayout title="Audit" aside={<ExportButton of="audit" filterQuery={address.filterQuery} />}>
      <ListTold list={list.data} one="change" many="changes" />
      <AuditFilters address={address} total={list.data?.total} />
      <Entries address={address} list={list} />
      <p className="audit-foot">
        Written by the server with each change. Nobody can edit or delete a line, admins included.{" "}
        <br className="only-desk" />
        Times are yours, {nameClock(clock)}.
      </p>
    </AdminLayout>
  );
}

const useEntries = (query: string) => useQuery(auditPageQuery(query));
const useClock = () => ({ timeZone: useUser().timeZone, now: useNow() });

interface EntriesProps {
  address: AuditAddress;
  list: ReturnType<typeof useEntries>;
}

function Entries({ address, list }: EntriesProps) {
  const { data, isPlaceholderData } = list;
  const clock = useClock();
  const isPhone = useIsPhone();
  if (hasFailed(list)) return <ListFailure what="The audit" query={list} />;
  if (!data) return <TableSkeleton what="the audit" columns={SHAPE} />;
  if (data.total === 0 && !address.isNarrowed) {
    return (
      <EmptyState title="Nothing yet" actions={<LinkButton to="/admin/users">Go to the users</LinkButton>}>
        Every change an admin makes is recorded here.
      </EmptyState>
    );
  }
  const Days = isPhone ? AuditCards : AuditTable;
  return (
    <>
      {data.entries.length === 0 ? (
        <NoneHere
          what="change"
          isBehind={data.total > 0}
          onClear={address.clear}
          onFirst={() => address.change({ page: undefined })}
        />
      ) : (
        <div className={classNames(isPlaceholderData && "admin-table-stale")}>
          <Days days={groupByDay(data.entries, clock)} timeZone={clock.timeZone} />
        </div>
      )}
      <Pager list={data} onChange={address.change} />
    </>
  );
}
