import type { CustomField, CustomValue } from "@creel/domain/custom-fields/custom-field";
import { t } from "@lingui/core/macro";

import { formatCustomValue } from "../../../custom-fields/format-custom-value.ts";

/** As in "Girth: 38 cm"; empty where there is no value. */
export function describeOwn(
  { name, unit }: Pick<CustomField, "name" | "unit">,
  value: CustomValue | undefined,
): string[] {
  if (value === undefined) return [];
  const text = formatCustomValue(value, { unit });
  return [t`${name}: ${text}`];
}
