import { auditQuerySchema } from "@creel/domain/admin/audit";

import { type TableAddress, useTableAddress } from "../table/use-table-address.ts";

const FIELDS = auditQuerySchema.shape;

export type AuditAddress = TableAddress<keyof typeof FIELDS>;

/** Which entries are shown, in the address of the page. */
export const useAuditAddress = (): AuditAddress => useTableAddress(FIELDS);
