import { Clock, MapPin, NotebookText, Wind } from "lucide-react";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";

import { Fold } from "../../ui/fold.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useUnits } from "../../units/use-units.ts";
import type { CatchValues } from "../catch-values.ts";
import { CatchDetails, type CatchDetailsProps } from "./catch-details.tsx";
import { FillInButton, FillInLine } from "./fill-in/fill-in-parts.tsx";
import type { FillIn } from "./fill-in/use-fill-in.ts";
import { TextControl } from "./form-controls.tsx";
import { LocationField } from "./location-field.tsx";
import { previewConditions, previewPlace, previewWhen } from "./previews.ts";
import { type DevicePlace, useDevicePlace } from "./use-device-place.ts";
import { ConditionFields, WhenFields } from "./when-and-conditions.tsx";

interface CatchFormSectionsProps extends CatchDetailsProps {
  /** Takes the place from the device at once. */
  isLocating: boolean;
  fillIn: FillIn;
}

interface SectionsProps extends Omit<CatchFormSectionsProps, "isLocating"> {
  device: DevicePlace;
}

/** Everything in sight on a desk; on a phone what is optional is folded away, with what is in it. */
export function CatchFormSections({ isLocating, ...props }: CatchFormSectionsProps) {
  const isPhone = useIsPhone();
  const device = useDevicePlace(props.control, isLocating);
  const Sections = isPhone ? FoldedSections : OpenSections;
  return (
    <>
      <Sections {...props} device={device} />
      <p className="visually-hidden" role="status">
        {device.problem && "Your place could not be found. It is asked for under Location."}
      </p>
    </>
  );
}

function OpenSections({ device, fillIn, ...details }: SectionsProps) {
  const { control, last } = details;
  return (
    <div className="catch-form">
      <section className="catch-form-column" aria-label="Catch Details">
        <CatchDetails {...details} />
        <TextControl control={control} name="notes" label="Notes" isLong />
      </section>
      <section className="catch-form-column" aria-label="Environmental Conditions">
        <div className="fill-in-heading">
          <h3>Environmental Conditions</h3>
          <FillInButton fillIn={fillIn} />
        </div>
        <WhenFields control={control} />
        <ConditionFields control={control} />
        <FillInLine fillIn={fillIn} />
        <LocationField control={control} device={device} spot={last.spot} />
      </section>
    </div>
  );
}

type Section = "when" | "conditions" | "notes" | "location";

/** Fields by the fold they are in: one with a mistake in it opens by itself. */
const FIELDS: Record<Section, readonly (keyof CatchValues)[]> = {
  when: ["dateOfCatch", "timeOfCatch"],
  conditions: ["depth", "waterTemperature", "airTemperature", "windSpeed", "barometricPressure"],
  notes: ["notes"],
  location: ["coordinates"],
};

function FoldedSections({ device, fillIn, ...details }: SectionsProps) {
  const { control, last } = details;
  const values = useWatch({ control, compute: (all) => all });
  const units = useUnits();
  const { errors } = useFormState({ control });
  const [open, setOpen] = useState<Partial<Record<Section, boolean>>>({});
  // Asked for once, it stays in sight when it is there.
  const isPlaceAsked = values.coordinates === null && !device.isLooking;
  if (isPlaceAsked && open.location === undefined) setOpen({ ...open, location: true });

  const fold = (section: Section) => ({
    isExpanded: (open[section] ?? false) || FIELDS[section].some((name) => errors[name]),
    onExpandedChange: (isExpanded: boolean) => setOpen({ ...open, [section]: isExpanded }),
  });

  return (
    <div className="catch-form">
      <section className="catch-form-column" aria-label="Catch Details">
        <CatchDetails {...details} />
      </section>
      <div className="catch-form-folds">
        <Fold icon={Clock} title="When" preview={previewWhen(values)} {...fold("when")}>
          <WhenFields control={control} />
        </Fold>
        <Fold
          icon={Wind}
          title="Environmental Conditions"
          preview={fillIn.isAsking ? "Looking up the weather..." : previewConditions(values, units)}
          {...fold("conditions")}
        >
          <FillInButton fillIn={fillIn} />
          <ConditionFields control={control} />
          <FillInLine fillIn={fillIn} />
        </Fold>
        <Fold
          icon={NotebookText}
          title="Notes"
          preview={values.notes.trim() || "Optional"}
          {...fold("notes")}
        >
          <TextControl control={control} name="notes" label="Notes" isLong />
        </Fold>
        <Fold
          icon={MapPin}
          title="Location"
          preview={previewPlace(values.coordinates, device.isLooking)}
          {...fold("location")}
        >
          <LocationField control={control} device={device} spot={last.spot} />
        </Fold>
      </div>
    </div>
  );
}
