import type { AuditEntry } from "@creel/domain/admin/audit";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { useUser } from "../../session/auth.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { type Clock, nameClock, formatNamedDay } from "../admin-times.ts";
import { auditPageQuery } from "../api.ts";
import { ExportButton } from "../export-button.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { AdminTable } from "../table/admin-table.tsx";
import { TableSkeleton } from "../table/table-states.tsx";
import { AuditFilters, useAuditAddress } from "./audit-filters.tsx";
import { AuditCard, auditColumns } from "./audit-rows.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./audit.module.css";

/** The widths of the columns' content, in percent. */
const SHAPE = { time: 40, action: 80, admin: 60, whom: 60, changes: 90 };

export function AdminAuditPage() {
  const address = useAuditAddress();
  const list = useQuery(auditPageQuery(address.query));
  const clock = { timeZone: useUser().timeZone, now: useNow() };
  const entries = list.data?.entries ?? [];
  const isNothing = list.data?.total === 0 && !address.hasFilters;
  return (
    <AdminList
      title={t`Audit`}
      aside={<ExportButton of="audit" filterQuery={address.filterQuery} />}
      kind="changes"
      address={address}
      query={list}
      filters={<AuditFilters address={address} total={list.data?.total} />}
      loading={<TableSkeleton label={t`Loading the audit`} columns={SHAPE} />}
      isEmpty={entries.length === 0}
      nothing={isNothing && <Nothing />}
      foot={<Foot clock={clock} />}
    >
      <Entries entries={entries} clock={clock} isStale={list.isPlaceholderData} />
    </AdminList>
  );
}

interface EntriesProps {
  entries: readonly AuditEntry[];
  clock: Clock;
  isStale: boolean;
}

function Entries({ entries, clock, isStale }: EntriesProps) {
  const units = useUnits();
  const card = (entry: AuditEntry) => <AuditCard entry={entry} clock={clock} />;
  return (
    <AdminTable
      className={styles.table}
      label={t`What admins did`}
      rows={entries}
      columns={auditColumns(clock, units)}
      keyOf={({ id }) => id}
      groupOf={({ at }) => formatNamedDay(new Date(at), clock)}
      card={card}
      isStale={isStale}
    />
  );
}

function Nothing() {
  return (
    <EmptyState
      title={t`Nothing yet`}
      actions={<LinkButton to="/admin/users">{t`Go to the users`}</LinkButton>}
    >
      {t`Every change an admin makes is recorded here.`}
    </EmptyState>
  );
}

function Foot({ clock }: { clock: Clock }) {
  const clockName = nameClock(clock);
  return (
    <p className={styles.foot}>
      <Trans>
        Written by the server with each change. Nobody can edit or delete a line, admins included.{" "}
        <br className={utilities.onlyDesk} />
        Times are yours, {clockName}.
      </Trans>
    </p>
  );
}
