import type { DateOrder } from "@creel/domain/import/dates/read-day";
import type { Axes } from "@creel/domain/import/places/guess-axes";
import type { BlankUse, QuantityUse } from "@creel/domain/import/plan/choices";
import type { ImportPlan } from "@creel/domain/import/plan/plan-import";
import type { Decimal } from "@creel/domain/import/source/source-table";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

const ORDERS: Record<DateOrder, MessageDescriptor> = {
  dmy: msg`Day, month, year`,
  mdy: msg`Month, day, year`,
  ymd: msg`Year, month, day`,
  serial1900: msg`Days since 1900`,
  serial1904: msg`Days since 1904`,
};

export function dateOrderName(order: DateOrder): string {
  return i18n._(ORDERS[order]);
}

export function decimalName(decimal: Decimal): string {
  return decimal === "." ? t`Point, as in 4.5` : t`Comma, as in 4,5`;
}

export function axesName(axes: Axes): string {
  return axes === "as_written" ? t`Latitude first` : t`Longitude first`;
}

export function quantityName(use: QuantityUse): string {
  return use === "one" ? t`One catch of several fish` : t`One catch per fish`;
}

const BLANKS: Record<BlankUse, MessageDescriptor> = {
  trips: msg`Trips without fish`,
  left_out: msg({ message: "Left out", context: "days without fish" }),
  catches: msg`Catches, as written`,
};

export function blankName(use: BlankUse): string {
  return i18n._(BLANKS[use]);
}

/** As in "Unit of Length, “TL”". */
export function unitLabel({ columns }: ImportPlan, column: number, measure: string): string {
  const header = columns.find((one) => one.column === column)?.header ?? "";
  return header === "" ? t`Unit of ${measure}` : t`Unit of ${measure}, “${header}”`;
}
