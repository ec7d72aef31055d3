import { type AdminUser, adminUserListSchema } from "@creel/domain/admin/admin-users";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useState } from "react";

import { send } from "../../http/send.ts";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { LookupBox } from "../../ui/lookup-box.tsx";
import { usePaused } from "../../ui/use-paused.ts";
import { ADMIN_KEY } from "../admin-key.ts";
import { userQuery } from "../users/users.calls.ts";

const FOUND_LIMIT = 8;

type Person = Pick<AdminUser, "id" | "firstName" | "lastName">;

interface UserFilterProps {
  /** The id of the one. */
  value: string | undefined;
  /** Who that is, where a row that is shown says so; else it is asked for. */
  known?: Person | undefined;
  onChange: (id: string | undefined) => void;
}

/** A filter by one user, looked up by name or email. */
export function UserFilter({ value, known, onChange }: UserFilterProps) {
  const isAsked = value !== undefined && !known;
  const { data } = useQuery({ ...userQuery(value ?? ""), enabled: isAsked });
  const person = known ?? data;
  const name = person ? nameOf(person) : "One user";
  return (
    <FilterChip
      name="User"
      icon={UserRound}
      text={value === undefined ? "Any user" : name}
      onClear={value === undefined ? undefined : () => onChange(undefined)}
    >
      {(close) => (
        <div className="filter-panel">
          <UserLookup
            onUser={(user) => {
              onChange(user.id);
              close();
            }}
          />
        </div>
      )}
    </FilterChip>
  );
}

function UserLookup({ onUser }: { onUser: (user: AdminUser) => void }) {
  const [text, setText] = useState("");
  const wanted = usePaused(text.trim());
  const { data, isFetching, isError } = useQuery(foundUsersQuery(wanted));
  const isBehind = isFetching || wanted !== text.trim();
  const users = wanted === "" ? [] : (data?.users ?? []);
  return (
    <LookupBox
      label="User"
      placeholder="Name or email"
      autoFocus
      text={text}
      onTextChange={setText}
      options={users.map((user) => ({ id: user.id, name: nameOf(user), note: user.email, user }))}
      onChoose={({ user }) => onUser(user)}
      isBehind={isBehind}
      emptyText={describeNone({ text, isBehind, isError })}
    />
  );
}

function foundUsersQuery(search: string) {
  const query = new URLSearchParams({ search, sort: "name", limit: String(FOUND_LIMIT) });
  return queryOptions({
    queryKey: [...ADMIN_KEY, "users", "found", search],
    queryFn: ({ signal }) => send({ path: `/admin/users?${query}`, signal }, adminUserListSchema),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
}

function describeNone(search: { text: string; isBehind: boolean; isError: boolean }): string {
  if (search.text.trim() === "") return "Type a name or an email.";
  if (search.isBehind) return "Looking...";
  return search.isError ? "Users cannot be looked up just now." : "No user of that name or email.";
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}
