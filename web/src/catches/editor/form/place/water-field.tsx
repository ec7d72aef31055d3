import type { Spot, WaterSummary } from "@creel/domain/waters/water";
import { spotAt, waterAt } from "@creel/domain/waters/water-at";
import { t } from "@lingui/core/macro";
import { Waves } from "lucide-react";
import { useState } from "react";
import { useWatch, useController, useFormState } from "react-hook-form";

import { joinList } from "../../../../i18n/join-list.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { useWater, useWaters } from "../../../../waters/data/use-waters.ts";
import type { CatchPlace, CatchValues } from "../../values/catch-values.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import { WaterEditor } from "./water-editor.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./location-field.module.css";

const NONE: readonly WaterSummary[] = [];

/** The water of the catch: the one at its place until the angler chooses another. */
export function WaterField({ control }: { control: CatchControl }) {
  const place = useWatch({ control, name: "coordinates" });
  const { data, isError } = useWaters();
  // Offline, a device that knows no waters can still name one.
  const waters = data?.waters ?? (isError ? NONE : null);
  return place && waters && <WaterAtPlace control={control} place={place} waters={waters} />;
}

interface WaterAtPlaceProps {
  control: CatchControl;
  place: CatchPlace;
  waters: readonly WaterSummary[];
}

function WaterAtPlace({ control, place, waters }: WaterAtPlaceProps) {
  const { water, spot, spots, isFound, chooseWater, chooseSpot } = useWaterAndSpot(control, place, waters);
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  return (
    <div className={styles.water}>
      <WaterLine
        name={water && joinList([water.name, spot?.name])}
        isFound={isFound}
        hasSpots={spots.length > 0}
        onEdit={isEditing ? null : () => setIsEditing(true)}
      />
      {isEditing && (
        <WaterEditor
          place={place}
          waters={waters}
          value={water?.id ?? null}
          onChange={(id) => {
            chooseWater(id);
            close();
          }}
        >
          {spots.length > 0 && (
            <SpotSelect
              spots={spots}
              value={spot?.id ?? null}
              onChange={(id) => {
                chooseSpot(id);
                close();
              }}
            />
          )}
        </WaterEditor>
      )}
    </div>
  );
}

interface SpotSelectProps {
  spots: readonly Spot[];
  value: string | null;
  onChange: (id: string | null) => void;
}

function SpotSelect({ spots, value, onChange }: SpotSelectProps) {
  return (
    <Select
      label={t`Spot`}
      placeholder={t`No spot`}
      options={spots.map(({ id }) => id)}
      nameOf={(id) => spots.find((spot) => spot.id === id)?.name ?? ""}
      value={value}
      onChange={onChange}
    />
  );
}

interface WaterLineProps {
  /** `null` if on no water. */
  name: string | null;
  /** True if the water was found by its place, false if it was chosen. */
  isFound: boolean;
  hasSpots: boolean;
  /** `null` while the water is being edited. */
  onEdit: (() => void) | null;
}

function WaterLine({ name, isFound, hasSpots, onEdit }: WaterLineProps) {
  const none = isFound ? t`None of your waters` : t`No water`;
  return (
    <div className={styles.line} data-water>
      <Icon of={Waves} />
      <div className={styles.words}>
        <b>{t`Water`}</b>
        <p>
          <span className={name === null ? "" : utilities.place}>{name ?? none}</span>
          {name !== null && isFound && <span className={utilities.muted}> {t`by location`}</span>}
        </p>
      </div>
      {onEdit && (
        <Button look="quiet" onPress={onEdit}>
          {describeEdit(name, hasSpots)}
        </Button>
      )}
    </div>
  );
}

function describeEdit(name: string | null, hasSpots: boolean): string {
  if (name === null) return t`Name or choose one`;
  return hasSpots ? t`Change water or spot` : t`Change water`;
}

/** Returns the water and the spot of the catch in the form: the chosen ones, else those at its place. */
function useWaterAndSpot(control: CatchControl, place: CatchPlace, waters: readonly WaterSummary[]) {
  const water = useController({ control, name: "waterId" }).field;
  const spot = useController({ control, name: "spotId" }).field;
  const isMoved = useIsMoved(control, place);
  const waterId = isMoved("waterId", water.value) ? undefined : water.value;
  const spotId = isMoved("spotId", spot.value) ? undefined : spot.value;
  const shownWater = waterOf(waterId, place, waters);
  const { water: whole } = useWater(shownWater?.id ?? "");
  const spots = shownWater && whole?.id === shownWater.id ? whole.spots : [];
  return {
    water: shownWater,
    spot: spotOf(spotId, place, spots),
    spots,
    isFound: waterId === undefined && spotId === undefined,
    chooseWater: (id: string | null) => {
      water.onChange(id);
      // The chosen spot belongs to the previous water.
      spot.onChange(undefined);
    },
    chooseSpot: (id: string | null) => spot.onChange(id),
  };
}

function waterOf(
  waterId: CatchValues["waterId"],
  place: CatchPlace,
  waters: readonly WaterSummary[],
): Pick<WaterSummary, "id" | "name"> | null {
  if (waterId === undefined) return waterAt(place, waters.map(withOutline));
  return waters.find(({ id }) => id === waterId) ?? null;
}

function spotOf(spotId: CatchValues["spotId"], place: CatchPlace, spots: readonly Spot[]): Spot | null {
  if (spotId === undefined) return spotAt(place, spots);
  return spots.find(({ id }) => id === spotId) ?? null;
}

/** Returns a check for a stored choice that belongs to the previous place. Nobody chose it for the new place. */
function useIsMoved(control: CatchControl, place: CatchPlace) {
  const { defaultValues } = useFormState({ control });
  const was = defaultValues?.coordinates;
  const isElsewhere = was?.latitude !== place.latitude || was?.longitude !== place.longitude;
  return (name: "waterId" | "spotId", value: CatchValues["waterId"]) =>
    isElsewhere && defaultValues?.[name] !== undefined && defaultValues[name] === value;
}

function withOutline(water: WaterSummary) {
  return { ...water, outline: water.small_outline };
}
