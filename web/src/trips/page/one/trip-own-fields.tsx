import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { ListPlus } from "lucide-react";

import { Fact } from "../../../catches/view/fact.tsx";
import { useNotedValues } from "../../../custom-fields/use-custom-fields.ts";
import { Icon } from "../../../ui/art/icon.tsx";

/** What is noted in fields of the angler's own; nothing where none is. */
export function TripOwnFields({ trip }: { trip: Trip }) {
  const noted = useNotedValues("trip", trip.custom ?? {});
  if (noted.length === 0) return null;
  return (
    <section aria-labelledby="own-fields">
      <h2 id="own-fields">{t`Your own fields`}</h2>
      <dl>
        {noted.map(({ field, text }) => (
          <Fact key={field.id} icon={<Icon of={ListPlus} isSmall />} name={field.name}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
