import { adminUserListQuerySchema } from "@creel/domain/admin/admin-users";

import { type TableAddress, useTableAddress } from "../table/use-table-address.ts";

const FIELDS = adminUserListQuerySchema.shape;

export type UserAddress = TableAddress<keyof typeof FIELDS>;

/** Which users are shown, in the address of the page. */
export const useUserAddress = (): UserAddress => useTableAddress(FIELDS);
