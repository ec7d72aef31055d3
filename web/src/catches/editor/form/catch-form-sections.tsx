import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useDeferredValue } from "react";

import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import { AutofillHeading, AutofillLine } from "./autofill/autofill-parts.tsx";
import type { Autofill } from "./autofill/use-autofill.ts";
import { CatchDetails, type CatchDetailsProps } from "./catch-details.tsx";
import { DetailsHeading, FoldsSkeleton } from "./controls/form-skeletons.tsx";
import { HowMany } from "./controls/how-many.tsx";
import { OwnFieldsGroup } from "./custom/own-fields.tsx";
import { Folds } from "./folds.tsx";
import { useLastValues } from "./last-values/use-last-values.ts";
import { LocationField } from "./place/location-field.tsx";
import { type DevicePlace, type PlaceWish, usePlaceFinder } from "./place/use-place-finder.ts";
import { QuickEntrySlot } from "./quick-entry/quick-entry-slot.tsx";
import type { LineForm } from "./quick-entry/use-quick-entry.ts";
import { ConditionFields, NoteFields, WhenFields } from "./when-and-conditions.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./catch-form-sections.module.css";

interface CatchFormSectionsProps extends Omit<CatchDetailsProps, "isWhole" | "last" | "isNew"> {
  wish: PlaceWish | undefined;
  keeper: DraftKeeper;
  autofill: Autofill;
  isTimeOptional: boolean;
  line: LineForm;
}

interface SectionsProps extends CatchDetailsProps {
  device: DevicePlace;
  autofill: Autofill;
  isTimeOptional: boolean;
  /** Nobody but their angler is asked for them. */
  hasOwnFields: boolean;
  line: LineForm;
}

/** On a phone the optional sections are folded. */
export function CatchFormSections({ wish, keeper, ...props }: CatchFormSectionsProps) {
  const isPhone = useIsPhone();
  const { base } = keeper.draft;
  const device = usePlaceFinder({ control: props.control, keeper, wish });
  const last = useLastValues(keeper);
  // On a slow phone the species can be chosen while the rest is rendered.
  const isWhole = useDeferredValue(true, !isPhone);
  const Sections = isPhone ? FoldedSections : OpenSections;
  return (
    <>
      <Sections
        {...props}
        isNew={base === null}
        hasOwnFields={base === null || base.custom !== undefined}
        last={last}
        device={device}
        isWhole={isWhole}
      />
      <p className={utilities.visuallyHidden} role="status">
        {describePlaceAloud(device)}
      </p>
    </>
  );
}

const SOURCES_ALOUD = {
  device: msg`Location: Your location`,
  middle: msg`Location: Middle of the map`,
};

/** For screen readers; sighted users see the source beside the place. */
function describePlaceAloud({ finder, source, problem }: DevicePlace): string | undefined {
  if (finder.map && source) return i18n._(SOURCES_ALOUD[source]);
  return problem && t`We could not find you. Set the place under Location.`;
}

function OpenSections({ device, autofill, isTimeOptional, line, ...props }: SectionsProps) {
  const { hasOwnFields, ...details } = props;
  const { control, last } = details;
  return (
    <div className={styles.root}>
      <section className={styles.column} aria-label={t`Catch Details`}>
        <QuickEntrySlot form={line} isOffered={details.isNew}>
          <DetailsHeading />
        </QuickEntrySlot>
        <CatchDetails {...details} />
        {hasOwnFields && <OwnFieldsGroup control={control} />}
        {details.isNew && <HowMany control={control} />}
        <NoteFields control={control} />
      </section>
      <section className={styles.column} aria-label={t`Environmental Conditions`}>
        <AutofillHeading autofill={autofill} />
        <WhenFields control={control} isTimeOptional={isTimeOptional} timeZone={details.timeZone} />
        <ConditionFields control={control} />
        <AutofillLine autofill={autofill} />
        <LocationField control={control} device={device} spot={last.spot} />
      </section>
    </div>
  );
}

function FoldedSections({ device, autofill, isTimeOptional, line, ...props }: SectionsProps) {
  const { hasOwnFields, ...details } = props;
  const { control, last, isWhole } = details;
  return (
    <div className={styles.root}>
      <section className={styles.column} aria-label={t`Catch Details`}>
        <QuickEntrySlot form={line} isOffered={details.isNew}>
          <DetailsHeading />
        </QuickEntrySlot>
        <CatchDetails {...details} />
      </section>
      {isWhole ? (
        <Folds
          control={control}
          device={device}
          autofill={autofill}
          spot={last.spot}
          isTimeOptional={isTimeOptional}
          timeZone={details.timeZone}
          hasOwnFields={hasOwnFields}
          isNew={details.isNew}
        />
      ) : (
        <FoldsSkeleton />
      )}
    </div>
  );
}
