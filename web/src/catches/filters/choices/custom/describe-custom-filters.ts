import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import type { CustomFilter } from "@creel/domain/custom-fields/custom-filter";
import { t } from "@lingui/core/macro";

import { formatCustomValue } from "../../../../custom-fields/values/format-custom-value.ts";
import { describeRange, summarizeChoices } from "../../model/describe-filters.ts";

/** As in "Companion: any", "Companion: Nils, Dad", "Line out: 40 ft – 60 ft", "Fly hatch: with “may”". */
export function describeCustomFilters(field: CustomField, filters: readonly CustomFilter[]): string {
  const { name } = field;
  if (filters.length === 0) return t`${name}: any`;
  const values = summarizeChoices(filters.map((filter) => describe(field, filter)));
  return t`${name}: ${values}`;
}

function describe(field: CustomField, filter: CustomFilter): string {
  switch (filter.kind) {
    case "is":
      return field.kind === "yes_no" ? formatCustomValue(filter.value === "true", field) : filter.value;
    case "between": {
      if (field.kind !== "number") return filter.value;
      const { least, greatest } = filter;
      return describeRange(least ?? undefined, greatest ?? undefined, (end) => formatCustomValue(end, field));
    }
    case "has": {
      const { letters } = filter;
      return t`with “${letters}”`;
    }
  }
}
