import type { ImportPlan } from "@creel/domain/import/plan/plan-import";
import { t } from "@lingui/core/macro";

/** As in "Unit of Length, “TL”". */
export function unitLabel({ columns }: ImportPlan, column: number, measure: string): string {
  const header = columns.find((one) => one.column === column)?.header ?? "";
  return header === "" ? t`Unit of ${measure}` : t`Unit of ${measure}, “${header}”`;
}
