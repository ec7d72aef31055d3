import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import { ListPlus } from "lucide-react";

import { useCustomFields } from "../../custom-fields/data/use-custom-fields.ts";
import { formatCustomValue } from "../../custom-fields/values/format-custom-value.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Fact } from "./fact.tsx";

/** What is noted in fields that are offered. */
export function CustomFacts({ values }: { values: CustomValues }) {
  return useCustomFields().map((field) => {
    const value = values[field.id];
    return value === undefined ? null : (
      <Fact key={field.id} icon={<Icon of={ListPlus} isSmall />} name={field.name}>
        {formatCustomValue(value, field)}
      </Fact>
    );
  });
}
