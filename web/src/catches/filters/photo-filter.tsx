import { Image } from "lucide-react";

import { ChoiceFilter } from "../../ui/choice-filter.tsx";
import type { FilterPropsOf } from "./filter-props.ts";

const CHOICES = [
  { id: "yes", word: "With photo" },
  { id: "no", word: "Without photo" },
] as const;

export function PhotoFilter({ filters, change }: FilterPropsOf<"photo">) {
  return (
    <ChoiceFilter
      name="Photo"
      any="Photo or not"
      icon={Image}
      choices={CHOICES}
      value={filters.photo}
      onChange={(photo) => change({ photo })}
    />
  );
}
