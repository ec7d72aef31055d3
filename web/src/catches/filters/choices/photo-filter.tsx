import { t } from "@lingui/core/macro";
import { Image } from "lucide-react";

import { ChoiceFilter } from "../../../ui/filters/choice-filter.tsx";
import type { FilterPropsOf } from "../model/filter-props.ts";

const CHOICES = [
  { id: "yes", label: "With photo" },
  { id: "no", label: "Without photo" },
] as const;

export function PhotoFilter({ filters, change }: FilterPropsOf<"photo">) {
  return (
    <ChoiceFilter
      name="Photos"
      any={t`Photos: any`}
      icon={Image}
      choices={CHOICES}
      value={filters.photo}
      onChange={(photo) => change({ photo })}
    />
  );
}
