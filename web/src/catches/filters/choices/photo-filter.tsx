import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Image } from "lucide-react";

import { ChoiceFilter } from "../../../ui/filters/choice-filter.tsx";
import type { FilterPropsOf } from "../model/filters.ts";

const CHOICES = [
  { id: "yes", label: msg`With photo` },
  { id: "no", label: msg`Without photo` },
] as const;

export function PhotoFilter({ filters, change }: FilterPropsOf<"photo">) {
  return (
    <ChoiceFilter
      name={t`Photos`}
      any={t`Photos: any`}
      icon={Image}
      choices={CHOICES.map(({ id, label }) => ({ id, label: i18n._(label) }))}
      value={filters.photo}
      onChange={(photo) => change({ photo })}
    />
  );
}
