import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { TextCursorInput } from "lucide-react";
import { useDeferredValue, type ReactNode, Suspense, useState } from "react";

import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { useRecentCatches } from "../../logbook/use-recent-catches.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import { AutofillHeading, AutofillLine } from "./autofill/autofill-parts.tsx";
import type { Autofill } from "./autofill/use-autofill.ts";
import { CatchDetails, type CatchDetailsProps } from "./catch-details.tsx";
import { Folds } from "./catch-form-folds.tsx";
import { OwnFieldsGroup } from "./catch-own-fields.tsx";
import { DetailsHeading, FoldsSkeleton } from "./controls/form-skeletons.tsx";
import { type LastValues, lastValuesOf, NO_LAST_VALUES } from "./last-values/last-values.ts";
import { LocationField } from "./place/location-field.tsx";
import { type DevicePlace, type PlaceWish, usePlaceFinder } from "./place/use-place-finder.ts";
import type { LineForm } from "./quick-entry/line-form.ts";
import { ConditionFields, NoteFields, WhenFields } from "./when-and-conditions.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./catch-form-sections.module.css";

interface CatchFormSectionsProps extends Omit<CatchDetailsProps, "isWhole" | "last" | "catchId"> {
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
        catchId={base?.id ?? null}
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
  return problem && t`We couldn’t find your location. Set it under Location.`;
}

function OpenSections({ device, autofill, isTimeOptional, line, ...props }: SectionsProps) {
  const { hasOwnFields, ...details } = props;
  const { control, last } = details;
  return (
    <div className={styles.root}>
      <section className={styles.column} aria-label={t`Catch Details`}>
        <QuickEntrySlot form={line} isOffered={details.catchId === null}>
          <DetailsHeading />
        </QuickEntrySlot>
        <CatchDetails {...details} />
        {hasOwnFields && <OwnFieldsGroup control={control} />}
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
        <QuickEntrySlot form={line} isOffered={details.catchId === null}>
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
        />
      ) : (
        <FoldsSkeleton />
      )}
    </div>
  );
}

const QuickEntry = lazyPart(async () => (await import("./quick-entry/quick-entry.tsx")).QuickEntry);

interface SlotProps {
  form: LineForm;
  /** A stored catch is changed field by field. */
  isOffered: boolean;
  /** The heading that the button stands beside. */
  children: ReactNode;
}

function QuickEntrySlot({ form, isOffered, children }: SlotProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.head}>
        {children}
        {isOffered && !isOpen && (
          <Button look="quiet" className={styles.open} onPress={() => setIsOpen(true)}>
            <Icon of={TextCursorInput} isSmall />
            {t`In one line`}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <QuickEntry form={form} />
        </Suspense>
      )}
    </>
  );
}

/** The values stay while the form is open. A stored catch gets none. */
function useLastValues({ draft }: DraftKeeper): LastValues {
  const isNew = draft.base === null;
  const { catches, waiting, isMissing } = useRecentCatches({ staleTime: Infinity, enabled: isNew });
  const recent = isMissing ? waiting : catches;
  const [last, setLast] = useState<LastValues | null>(null);
  if (isNew && recent && !last) setLast(lastValuesOf(recent, draft.keptAt));
  return last ?? NO_LAST_VALUES;
}
