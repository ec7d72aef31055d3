import { t } from "@lingui/core/macro";
import { Clock, MapPin, NotebookText, Wind } from "lucide-react";
import { startTransition, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";

import { useProgressiveCount } from "../../../ui/hooks/use-progressive-count.ts";
import { Fold } from "../../../ui/layout/fold.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { cityOfTime, type CatchValues } from "../values/catch-values.ts";
import { detailsIn } from "../values/detail-sections.ts";
import { AutofillButton, AutofillLine } from "./autofill/autofill-parts.tsx";
import type { Autofill } from "./autofill/use-autofill.ts";
import { OwnFieldsFold } from "./catch-own-fields.tsx";
import type { CatchControl } from "./controls/form-controls.tsx";
import { FOLDS } from "./controls/form-skeletons.tsx";
import { previewConditions, previewPlace, previewWhen } from "./controls/previews.ts";
import type { LastSpot } from "./last-values/last-values.ts";
import { LocationField } from "./place/location-field.tsx";
import type { DevicePlace } from "./place/use-place-finder.ts";
import { ConditionFields, NoteFields, WhenFields } from "./when-and-conditions.tsx";

import * as styles from "./catch-form-folds.module.css";

type Section = (typeof FOLDS)[number] | "custom";

/** The fields of each section. A section with an error opens by itself. */
const FIELDS: Record<Section, readonly (keyof CatchValues)[]> = {
  when: ["dateOfCatch", "timeOfCatch"],
  conditions: detailsIn("conditions"),
  custom: ["custom"],
  notes: detailsIn("notes"),
  location: ["coordinates"],
};

interface FoldsProps {
  control: CatchControl;
  device: DevicePlace;
  autofill: Autofill;
  spot: LastSpot | null;
  isTimeOptional: boolean;
  /** The time zone of the date and the time. */
  timeZone: string;
  hasOwnFields: boolean;
}

/** Renders one section after the other. */
export function Folds({ control, device, autofill, spot, ...props }: FoldsProps) {
  const values = useWatch({ control, compute: (all) => all });
  const units = useUnits();
  const { errors } = useFormState({ control });
  const drawn = useProgressiveCount(FOLDS.length);
  const [open, setOpen] = useState<Partial<Record<Section, boolean>>>({});
  // A section that opened because the place was missing stays open once there is one. Another possible place opens it,
  // too.
  const hasOtherPlace = device.finder.map !== null && device.source !== null;
  const isPlaceAsked = hasOtherPlace || (values.coordinates === null && !device.isLooking);
  if (isPlaceAsked && open.location === undefined) setOpen({ ...open, location: true });

  const fold = (section: Section) => ({
    isDrawn: FOLDS.findIndex((name) => name === section) < drawn,
    isExpanded: (open[section] ?? false) || FIELDS[section].some((name) => errors[name]),
    onExpandedChange: (isExpanded: boolean) =>
      startTransition(() => setOpen((was) => ({ ...was, [section]: isExpanded }))),
  });

  return (
    <div className={styles.root}>
      <Fold
        icon={Clock}
        title={t`When`}
        preview={previewWhen(values, cityOfTime(values, props.timeZone))}
        {...fold("when")}
      >
        <WhenFields control={control} isTimeOptional={props.isTimeOptional} timeZone={props.timeZone} />
      </Fold>
      <Fold
        icon={Wind}
        title={t`Environmental Conditions`}
        preview={autofill.isAsking ? t`Looking up the weather...` : previewConditions(values, units)}
        {...fold("conditions")}
      >
        <AutofillButton autofill={autofill} />
        <ConditionFields control={control} />
        <AutofillLine autofill={autofill} />
      </Fold>
      {props.hasOwnFields && <OwnFieldsFold control={control} {...fold("custom")} />}
      <Fold
        icon={NotebookText}
        title={t`Notes`}
        preview={values.notes.trim() || t`Optional`}
        {...fold("notes")}
      >
        <NoteFields control={control} />
      </Fold>
      <Fold
        icon={MapPin}
        title={t`Location`}
        preview={previewPlace(values.coordinates, device, units)}
        {...fold("location")}
      >
        <LocationField control={control} device={device} spot={spot} />
      </Fold>
    </div>
  );
}
