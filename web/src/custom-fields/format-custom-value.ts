import type { CustomField, CustomValue } from "@creel/domain/custom-fields/custom-field";
import { t } from "@lingui/core/macro";

import { locale } from "../i18n/locale.ts";

const DECIMALS = 6;

/** "60 ft". */
export function formatCustomValue(value: CustomValue, { unit }: Pick<CustomField, "unit">): string {
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  if (typeof value === "string") return value;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: DECIMALS }).format(value);
  return unit === null ? number : `${number} ${unit}`;
}
