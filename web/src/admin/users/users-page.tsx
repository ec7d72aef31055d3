import type { AdminUser } from "@creel/domain/admin/admin-users";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { startTransition, Suspense, useState } from "react";

import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { AdminList } from "../table/admin-list.tsx";
import { AdminTable } from "../table/admin-table.tsx";
import { TableSkeleton } from "../table/table-states.tsx";
import { userPageQuery } from "./api.ts";
import type { Asked } from "./user-dialog.tsx";
import { type UserAddress, UserFilters, useUserAddress } from "./user-filters.tsx";
import { UserCard, userColumns } from "./user-rows.tsx";

import * as styles from "./users.module.css";

const AddUser = lazyPart(async () => (await import("./add-user.tsx")).AddUser);
const UserDialog = lazyPart(async () => (await import("./user-dialog.tsx")).UserDialog);

const USUAL_SORT = "-joined";
/** The widths of the columns' content, in percent. */
const SHAPE = { name: 80, email: 90, role: 50, status: 55, premium: 40, catches: 30, seen: 50, joined: 70 };

export function AdminUsersPage() {
  const address = useUserAddress();
  const list = useQuery(userPageQuery(address.query));
  const users = list.data?.users ?? [];
  const [isAdding, setIsAdding] = useState(false);
  // The dialog stays when the list behind it becomes empty.
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialogs = (
    <Suspense>
      {isAdding && <AddUser onClose={() => setIsAdding(false)} />}
      {asked && <UserDialog asked={asked} onClose={() => setAsked(null)} />}
    </Suspense>
  );
  return (
    <AdminList
      title={t`Users`}
      aside={<AddButton onPress={() => startTransition(() => setIsAdding(true))} />}
      kind="users"
      address={address}
      query={list}
      filters={<UserFilters address={address} list={list.data} />}
      loading={<TableSkeleton label={t`Loading users`} columns={SHAPE} />}
      isEmpty={users.length === 0}
      foot={dialogs}
    >
      <Users
        users={users}
        address={address}
        isStale={list.isPlaceholderData}
        onAsk={(next) => startTransition(() => setAsked(next))}
      />
    </AdminList>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  return (
    <Button look={useIsPhone() ? "deep" : "signal"} onPress={onPress}>
      <Icon of={Plus} />
      {t`Add user`}
    </Button>
  );
}

interface UsersProps {
  users: readonly AdminUser[];
  address: UserAddress;
  isStale: boolean;
  onAsk: (asked: Asked) => void;
}

function Users({ users, address, isStale, onAsk }: UsersProps) {
  const clock = { timeZone: useUser().timeZone, now: useNow() };
  const card = (user: AdminUser) => <UserCard user={user} onAction={(action) => onAsk({ action, user })} />;
  return (
    <AdminTable
      className={styles.table}
      label={t`Users`}
      rows={users}
      columns={userColumns(clock, (action, user) => onAsk({ action, user }))}
      keyOf={({ id }) => id}
      card={card}
      sort={address.get("sort") ?? USUAL_SORT}
      onSort={(sort) => address.change({ sort })}
      isStale={isStale}
    />
  );
}
