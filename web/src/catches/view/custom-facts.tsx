import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import { ListPlus } from "lucide-react";

import { useNotedValues } from "../../custom-fields/values/use-noted-values.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Fact } from "./fact.tsx";

/** What is noted in fields that are offered. */
export function CustomFacts({ values }: { values: CustomValues }) {
  return useNotedValues("catch", values).map(({ field, text }) => (
    <Fact key={field.id} icon={<Icon of={ListPlus} isSmall />} name={field.name}>
      {text}
    </Fact>
  ));
}
