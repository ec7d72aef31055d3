import type { DetailName } from "@creel/domain/details/details";
import { OTHER_LURE } from "@creel/domain/lures/lures";
import { OTHER_SPECIES } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";
import { memo, useState } from "react";
import { useController, useWatch } from "react-hook-form";

import { BagLine } from "../../../catch-limits/bag/bag-line.tsx";
import { lengthRule } from "../../../catch-limits/bag/length-rule.tsx";
import { SeasonLine } from "../../../catch-limits/bag/season-line.tsx";
import { useBag } from "../../../catch-limits/bag/use-bag.ts";
import { PhotoAdd } from "../../../photos/choose/photo-add.tsx";
import { SpeciesNameField } from "../../../species/species-name-field.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { detailsIn } from "../values/detail-sections.ts";
import { FateControl } from "./controls/fate-control.tsx";
import { type CatchControl, DetailControl, MeasureControl, TextControl } from "./controls/form-controls.tsx";
import { DetailsSkeleton } from "./controls/form-skeletons.tsx";
import { HowMany } from "./controls/how-many.tsx";
import { LureControl } from "./controls/lure-control.tsx";
import { PhotosControl, type PhotosControlProps } from "./controls/photos-control.tsx";
import { isOwnName } from "./controls/species-order.ts";
import { SpeciesPicker, useSpeciesByFrequency } from "./controls/species-picker.tsx";
import { useFishOfForm } from "./controls/use-fish-of-form.ts";
import { WeightControl } from "./controls/weight-control.tsx";
import { LastValuesChips, RodChips } from "./last-values/last-values-chips.tsx";
import type { LastValues } from "./last-values/last-values.ts";

import * as styles from "./catch-details.module.css";

export interface CatchDetailsProps extends PhotosControlProps {
  last: LastValues;
  /** `null` for a catch that is in no log yet. */
  catchId: string | null;
  /** False while only the species is rendered. */
  isWhole: boolean;
}

export const CatchDetails = memo(function CatchDetails({ isWhole, ...props }: CatchDetailsProps) {
  return (
    <>
      <SpeciesControl control={props.control} />
      {isWhole ? <OtherDetails {...props} /> : <DetailsSkeleton />}
    </>
  );
});

/** These have their own place above. */
const PLACED: ReadonlySet<DetailName> = new Set(["weight", "length", "quantity", "fate", "lure_type"]);
const OTHERS = detailsIn("fish").filter((name) => !PLACED.has(name));

function OtherDetails({ control, last, catchId, ...chosen }: Omit<CatchDetailsProps, "isWhole">) {
  return (
    <>
      <FieldGroup className={styles.measures}>
        <WeightControl control={control} />
        <LengthControl control={control} catchId={catchId} />
      </FieldGroup>
      <FateControl control={control} />
      <HowMany control={control} />
      <LimitNotes control={control} catchId={catchId} />
      <FieldGroup wraps>
        <LureControl control={control} />
        <PhotoAdd photos={chosen.photos} />
      </FieldGroup>
      <CustomLureControl control={control} />
      {OTHERS.map((name) => (
        <DetailControl key={name} control={control} name={name} />
      ))}
      <PhotosControl control={control} {...chosen} />
      <LastValuesChips control={control} last={last} />
      <RodChips control={control} isNew={catchId === null} />
    </>
  );
}

/** Any choice but Other clears the text of Other. */
function SpeciesControl({ control }: { control: CatchControl }) {
  const names = useSpeciesByFrequency();
  const { field, fieldState } = useController({ control, name: "species" });
  const custom = useController({ control, name: "customSpecies" });
  // A name that is typed under Other selects no button, even when it becomes the name of one.
  const [isWriting, setIsWriting] = useState(!names.includes(custom.field.value));
  const isOther = field.value === OTHER_SPECIES.name;
  const choose = (name: string) => {
    const isOwn = isOwnName(name);
    field.onChange(isOwn ? OTHER_SPECIES.name : name);
    custom.field.onChange(isOwn ? name : "");
    setIsWriting(!isOwn);
  };
  return (
    <>
      <SpeciesPicker
        names={names}
        value={isOther && !isWriting ? custom.field.value : field.value}
        error={fieldState.error?.message}
        onChange={choose}
      />
      {isOther && isWriting && (
        <SpeciesNameField
          label={t`Specify Species`}
          note={t`required`}
          error={custom.fieldState.error?.message}
          value={custom.field.value}
          onChange={custom.field.onChange}
          onChooseListed={choose}
        />
      )}
    </>
  );
}

interface FishProps {
  control: CatchControl;
  /** `null` for a catch that is in no log yet. */
  catchId: string | null;
}

/** The length, with what the angler's limits say about it. A limit colors the field and never stops saving. */
function LengthControl({ control, catchId }: FishProps) {
  const { occasion, fish } = useFishOfForm(control, catchId);
  const bag = useBag(occasion, fish);
  const length = useWatch({ control, name: "length" });
  const rule = lengthRule({ length, bag, units: useUnits() });
  return (
    <MeasureControl
      control={control}
      name="length"
      isBig
      {...(rule && { [rule.isBroken ? "caution" : "hint"]: rule.text })}
    />
  );
}

/** The closed season and the bag of the day, as the angler wrote them down. */
function LimitNotes({ control, catchId }: FishProps) {
  const { occasion, fish } = useFishOfForm(control, catchId);
  const { limits } = useBag(occasion, fish);
  return (
    <>
      <SeasonLine limits={limits} day={occasion.day} />
      <BagLine occasion={occasion} form={fish} className={styles.bag} />
    </>
  );
}

function CustomLureControl({ control }: { control: CatchControl }) {
  const lure = useWatch({ control, name: "lure_type" });
  if (lure !== OTHER_LURE.name) return null;
  return <TextControl control={control} name="customLureType" label={t`Specify Lure Type`} />;
}
