import { fullName } from "@creel/domain/accounts/user";
import { AUDIT_ACTIONS, auditQuerySchema } from "@creel/domain/admin/audit";
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { DateFilter } from "../../catches/filters/choices/date-filter.tsx";
import { NO_FILTERS } from "../../catches/filters/model/filters.ts";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { FilterRow, FilterRowEnd, FilterRowNote } from "../../ui/filters/filter-row.tsx";
import { type TableAddress, useTableAddress } from "../table/use-table-address.ts";
import { userPageQuery, userQuery } from "../users/api.ts";
import { UserFilter } from "../users/user-filter.tsx";
import { ACTION_CHOICES } from "./audit-actions.ts";

const FIELDS = auditQuerySchema.shape;

type AuditAddress = TableAddress<keyof typeof FIELDS>;

export const useAuditAddress = (): AuditAddress => useTableAddress(FIELDS);

const ALL_ADMINS = "role=admin&sort=name&limit=100";

interface AuditFiltersProps {
  address: AuditAddress;
  /** `undefined` until it is known. */
  total: number | undefined;
}

export function AuditFilters({ address: { get, change }, total }: AuditFiltersProps) {
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
