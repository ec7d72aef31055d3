import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Waves } from "lucide-react";
import { useState } from "react";
import { useController, useFormState, useWatch } from "react-hook-form";

import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { waterListQuery } from "../../../../waters/data/waters.query.ts";
import type { CatchPlace, CatchValues } from "../../values/catch-values.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import { WaterEditor } from "./water-editor.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./location-field.module.css";

/** On which water it was caught: the one at its place, until another is chosen. */
export function WaterField({ control }: { control: CatchControl }) {
  const place = useWatch({ control, name: "coordinates" });
  const { data } = useQuery(waterListQuery());
  return place && data && <WaterAtPlace control={control} place={place} waters={data.waters} />;
}

interface WaterAtPlaceProps {
  control: CatchControl;
  place: CatchPlace;
  waters: readonly WaterSummary[];
}

function WaterAtPlace({ control, place, waters }: WaterAtPlaceProps) {
  const { field } = useController({ control, name: "waterId" });
  const isMoved = useIsMoved(control, place, field.value);
  const [isEditing, setIsEditing] = useState(false);
  const waterId = isMoved ? undefined : field.value;
  const shown = shownWater(waterId, place, waters);
  return (
    <div className={styles.water}>
      <WaterLine
        name={shown?.name ?? null}
        isFound={waterId === undefined}
        onEdit={isEditing ? null : () => setIsEditing(true)}
      />
      {isEditing && (
        <WaterEditor
          place={place}
          waters={waters}
          value={shown?.id ?? null}
          onChange={(id) => {
            field.onChange(id);
            setIsEditing(false);
          }}
        />
      )}
    </div>
  );
}

function shownWater(
  waterId: CatchValues["waterId"],
  place: CatchPlace,
  waters: readonly WaterSummary[],
): Pick<WaterSummary, "id" | "name"> | null {
  if (waterId === undefined) return waterAt(place, waters.map(withOutline));
  return waters.find(({ id }) => id === waterId) ?? null;
}

interface WaterLineProps {
  /** `null`: on none. */
  name: string | null;
  /** By its place; else it was chosen. */
  isFound: boolean;
  /** `null` while it is edited. */
  onEdit: (() => void) | null;
}

function WaterLine({ name, isFound, onEdit }: WaterLineProps) {
  const none = isFound ? t`None of yours here` : t`On no water`;
  return (
    <div className={styles.line} data-water>
      <Icon of={Waves} />
      <div className={styles.words}>
        <b>{t`Water`}</b>
        <p>
          <span className={name === null ? "" : utilities.place}>{name ?? none}</span>
          {name !== null && isFound && <span className={utilities.muted}> {t`by its place`}</span>}
        </p>
      </div>
      {onEdit && (
        <Button look="quiet" onPress={onEdit}>
          {name === null ? t`Name or choose it` : t`Change water`}
        </Button>
      )}
    </div>
  );
}

/** What was stored belongs to the place where the catch was; nobody chose it for another one. */
function useIsMoved(control: CatchControl, place: CatchPlace, waterId: CatchValues["waterId"]): boolean {
  const { defaultValues } = useFormState({ control });
  const was = defaultValues?.coordinates;
  const isStored = defaultValues?.waterId !== undefined && defaultValues.waterId === waterId;
  return isStored && (was?.latitude !== place.latitude || was?.longitude !== place.longitude);
}

function withOutline(water: WaterSummary) {
  return { ...water, outline: water.small_outline };
}
