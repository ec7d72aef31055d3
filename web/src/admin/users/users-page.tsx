import "./users.css";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { AdminTable } from "../table/admin-table.tsx";
import { ListTold } from "../table/list-told.tsx";
import { Pager } from "../table/pager.tsx";
import { ListFailure, NoneHere, TableSkeleton } from "../table/table-states.tsx";
import { AddUser } from "./add-user.tsx";
import { type UserAddress, useUserAddress } from "./user-address.ts";
import { UserCard, userColumns } from "./user-columns.tsx";
import { type Asked, UserDialog } from "./user-dialog.tsx";
import { UserFilters } from "./user-filters.tsx";
import { userPageQuery } from "./users.calls.ts";

const USUAL_SORT = "-joined";
/** Of each column, how much of it is filled. */
const SHAPE = { name: 80, email: 90, role: 50, status: 55, premium: 40, catches: 30, seen: 50, joined: 70 };

export function AdminUsersPage() {
  const address = useUserAddress();
  const list = useUserList(address.query);
  const [isAdding, setIsAdding] = useState(false);
  const isPhone = useIsPhone();
  const add = (
    <Button look={isPhone ? "deep" : "signal"} onPress={() => setIsAdding(true)}>
      <Icon of={Plus} />
      Add user
    </Button>
  );
  return (
    <AdminLayout title="Users" aside={add}>
      <ListTold list={list.data} one="user" many="users" />
      <UserFilters address={address} list={list.data} />
      <UserList address={address} list={list} />
      {isAdding && <AddUser onClose={() => setIsAdding(false)} />}
    </AdminLayout>
  );
}

type ListQuery = ReturnType<typeof useUserList>;
const useUserList = (query: string) => useQuery(userPageQuery(query));

function UserList({ address, list }: { address: UserAddress; list: ListQuery }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const clock = { timeZone: useUser().timeZone, now: useNow() };
  const { data, isPlaceholderData } = list;
  if (hasFailed(list)) return <ListFailure what="The users" query={list} />;
  if (!data) return <TableSkeleton what="users" columns={SHAPE} />;
  const card = (user: AdminUser) => <UserCard user={user} onDeed={(deed) => setAsked({ deed, user })} />;
  return (
    <>
      {data.users.length === 0 ? (
        <NoneHere
          what="user"
          isBehind={data.total > 0}
          onClear={address.clear}
          onFirst={() => address.change({ page: undefined })}
        />
      ) : (
        <div className="user-list">
          <AdminTable
            label="Users"
            rows={data.users}
            columns={userColumns(clock, (deed, user) => setAsked({ deed, user }))}
            keyOf={({ id }) => id}
            card={card}
            sort={address.get("sort") ?? USUAL_SORT}
            onSort={(sort) => address.change({ sort })}
            isStale={isPlaceholderData}
          />
        </div>
      )}
      <Pager list={data} onChange={address.change} />
      {asked && <UserDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
