import { ROLE_LABELS } from "@creel/domain/users/user";

import { ChoiceFilter } from "../../ui/choice-filter.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { ExportButton } from "../export-button.tsx";
import { describeRange, type PageOf } from "../table/describe-range.ts";
import type { UserAddress } from "./user-address.ts";

const ROLES = [
  { id: "angler", word: `${ROLE_LABELS.angler}s` },
  { id: "admin", word: `${ROLE_LABELS.admin}s` },
];
const STATUSES = [
  { id: "active", word: "Active" },
  { id: "suspended", word: "Suspended" },
];
const PREMIUM = [
  { id: "true", word: "With free premium" },
  { id: "false", word: "Without" },
];
const LONGEST_SEARCH = 100;

interface UserFiltersProps {
  address: UserAddress;
  /** Absent until it is there. */
  list: PageOf | undefined;
}

export function UserFilters({ address: { get, change, filterQuery }, list }: UserFiltersProps) {
  return (
    <div className="filter-bar">
      <SearchBox
        where="Name or email"
        maxLength={LONGEST_SEARCH}
        value={get("search") ?? ""}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        name="Role"
        any="Any role"
        choices={ROLES}
        value={get("role")}
        onChange={(role) => change({ role })}
      />
      <ChoiceFilter
        name="Status"
        any="Any status"
        choices={STATUSES}
        value={get("account_status")}
        onChange={(status) => change({ account_status: status })}
      />
      <ChoiceFilter
        name="Premium"
        any="Premium or not"
        choices={PREMIUM}
        value={get("free_premium_access")}
        onChange={(access) => change({ free_premium_access: access })}
      />
      <div className="filter-bar-end">
        <span className="filter-bar-range only-desk" role="status">
          {list && describeRange(list)}
        </span>
        <ExportButton of="users" filterQuery={filterQuery} />
      </div>
    </div>
  );
}
