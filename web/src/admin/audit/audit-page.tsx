import { fullName } from "@creel/domain/accounts/user";
import { type AuditEntry, AUDIT_ACTIONS, auditQuerySchema } from "@creel/domain/admin/audit";
import { i18n } from "@lingui/core";
import { t, plural } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { DateFilter } from "../../catches/filters/choices/date-filter.tsx";
import { NO_FILTERS } from "../../catches/filters/model/filters.ts";
import { useUser } from "../../session/auth.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { FilterRow, FilterRowEnd, FilterRowNote } from "../../ui/filters/filter-row.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { type Clock, nameClock, formatNamedDay } from "../admin-times.ts";
import { auditPageQuery } from "../api.ts";
import { ExportButton } from "../export-button.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { AdminTable } from "../table/admin-table.tsx";
import { TableSkeleton } from "../table/table-states.tsx";
import { type TableAddress, useTableAddress } from "../table/use-table-address.ts";
import { userPageQuery, userQuery } from "../users/api.ts";
import { UserFilter } from "../users/user-filter.tsx";
import { ACTION_CHOICES } from "./audit-actions.ts";
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
      loading={<TableSkeleton label={t`Loading the audit log`} columns={SHAPE} />}
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
    <EmptyState title={t`Nothing yet`} actions={<LinkButton to="/admin/users">{t`Go to users`}</LinkButton>}>
      {t`Every change an admin makes is recorded here.`}
    </EmptyState>
  );
}

function Foot({ clock }: { clock: Clock }) {
  const clockName = nameClock(clock);
  return (
    <p className={styles.foot}>
      <Trans>
        The server logs every change. No one can edit or delete the log, not even admins.{" "}
        <br className={utilities.onlyDesk} />
        Times are in your time zone, {clockName}.
      </Trans>
    </p>
  );
}

const FIELDS = auditQuerySchema.shape;

type AuditAddress = TableAddress<keyof typeof FIELDS>;

const useAuditAddress = (): AuditAddress => useTableAddress(FIELDS);

const ALL_ADMINS = "role=admin&sort=name&limit=100";

interface AuditFiltersProps {
  address: AuditAddress;
  /** `undefined` until it is known. */
  total: number | undefined;
}

function AuditFilters({ address: { get, change }, total }: AuditFiltersProps) {
  const dates = { ...NO_FILTERS, from: get("from"), to: get("to") };
  return (
    <FilterRow>
      <AdminFilter value={get("admin")} onChange={(admin) => change({ admin })} />
      <ChoiceFilter
        name={t`Action`}
        any={t`Any action`}
        choices={ACTION_CHOICES.map(({ id, label }) => ({ id, label: i18n._(label) }))}
        value={AUDIT_ACTIONS.find((action) => action === get("action"))}
        onChange={(action) => change({ action })}
      />
      <UserFilter
        name={t`To whom`}
        any={t`Anyone`}
        describe={(user) => t`To ${user}`}
        userId={get("userId")}
        onChange={(userId) => change({ userId })}
      />
      <DateFilter
        filters={dates}
        change={(changes) =>
          change({
            ...("from" in changes && { from: changes.from }),
            ...("to" in changes && { to: changes.to }),
          })
        }
      />
      <FilterRowEnd>
        <FilterRowNote>
          {total !== undefined && t`${plural(total, { one: "# change", other: "# changes" })}`}
        </FilterRowNote>
      </FilterRowEnd>
    </FilterRow>
  );
}

interface AdminFilterProps {
  value: string | undefined;
  onChange: (admin: string | undefined) => void;
}

function AdminFilter({ value, onChange }: AdminFilterProps) {
  const { data } = useQuery(userPageQuery(ALL_ADMINS));
  const admins = (data?.users ?? []).map((user) => ({ id: user.id, label: fullName(user) }));
  const choices = [...admins, { id: "server", label: t`The server` }];
  const isOther = value !== undefined && !choices.some(({ id }) => id === value);
  const named = useQuery({ ...userQuery(value ?? ""), enabled: isOther && data !== undefined });
  const other = { id: value ?? "", label: named.data ? fullName(named.data) : t`A former admin` };
  return (
    <ChoiceFilter
      name={t`Admin`}
      any={t`Any admin`}
      choices={isOther ? [other, ...choices] : choices}
      value={value}
      onChange={onChange}
    />
  );
}
