import type { UnitSystem } from "@creel/domain/accounts/user";
import type { NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";
import { t } from "@lingui/core/macro";

/** Fields that many anglers note, to be switched on. */
export function suggestedFields(units: UnitSystem): NewCustomFieldValues[] {
  return [
    { kind: "choice", name: t`Kept or released`, choices: [t`Released`, t`Kept`] },
    { kind: "number", name: t`Girth`, unit: units === "metric" ? "cm" : "in" },
    { kind: "number", name: t`Quantity` },
  ];
}
