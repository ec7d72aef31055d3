import type { WaypointUse } from "@creel/domain/import/rows/import-rows";
import type { SourcePlace } from "@creel/domain/import/source/source-parts";
import { plural, t } from "@lingui/core/macro";

import { RadioList } from "../../../ui/fields/radio-list.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

import * as styles from "./look.module.css";

interface WaypointChoiceProps {
  places: readonly SourcePlace[];
  value: WaypointUse;
  onChange: (use: WaypointUse) => void;
  /** The water of points that name none. */
  water: string;
  onWater: (name: string) => void;
}

/** A map's points can be either. */
export function WaypointChoice({ places, value, onChange, water, onWater }: WaypointChoiceProps) {
  const caught = places.filter(({ isCatch }) => isCatch).length;
  const others = places.length - caught;
  const fish = t`${plural(caught, { one: "# catch", other: "# catches" })}`;
  const spots = t`${plural(others, { one: "# spot", other: "# spots" })}`;
  const each = {
    id: "each" as const,
    label: t`As the file says`,
    hint: t`a point with a fish and a date or time is a catch: ${fish}, ${spots}.`,
  };
  return (
    <div className={styles.choice}>
      <RadioList<WaypointUse>
        label={t`What is each point?`}
        choices={[
          ...(caught > 0 ? [each] : []),
          { id: "spots", label: t`A spot`, hint: t`on its lake or river, without a catch.` },
          { id: "catches", label: t`A catch`, hint: t`with the details saved beside it.` },
        ]}
        value={value}
        onChange={onChange}
      />
      {value !== "catches" && (
        <div className={styles.field}>
          <TextField
            label={t`Lake or river for spots without one`}
            hint={t`If empty, spots far apart each get their own.`}
            value={water}
            onChange={onWater}
          />
        </div>
      )}
    </div>
  );
}
