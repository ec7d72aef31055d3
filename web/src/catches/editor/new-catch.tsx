import { MAX_CATCH_COPIES } from "@creel/domain/catches/max-catch-copies";
import { newRecordId } from "@creel/domain/catches/record-id";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { getLocalTimeZone } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";

import { wrongClock } from "../../device/clock.ts";
import { locale } from "../../i18n/locale.ts";
import { useUser } from "../../session/auth.tsx";
import { type Tackle, tackleOfTrip } from "../../trips/data/tackle-of-trip.ts";
import { useRunningTrip } from "../../trips/data/use-trip.ts";
import { useRecentCatches } from "../logbook/use-recent-catches.ts";
import type { CatchModalState } from "./catch-modal-state.ts";
import { useDraftKeeper } from "./draft/draft-keeper.ts";
import { useDraftOffer } from "./draft/draft-offer.tsx";
import { FinishedNote, FormNotice } from "./draft/form-notice.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { CatchForm } from "./form/catch-form.tsx";
import { type FormDialog, useSaveCatch } from "./save-catch.ts";
import { prepareNewCatch } from "./values/catch-payload.ts";
import { newCatchValues, repeatedValues, type CatchValues, splitLure } from "./values/catch-values.ts";

interface NewCatchProps {
  state: Extract<CatchModalState, { mode: "create" }>;
  dialog: FormDialog;
}

const isOfNewCatch = ({ base }: Draft) => base === null;

export function NewCatch({ state, dialog }: NewCatchProps) {
  const { finished, draft: given } = state;
  const { continued, offer } = useDraftOffer({ given, isFor: isOfNewCatch, instead: t`Log another` });
  return (
    <NewCatchForm
      key={continued?.id ?? "new"}
      state={state}
      continued={continued}
      offer={finished ? <FinishedNote finished={finished} /> : offer}
      dialog={dialog}
    />
  );
}

interface NewCatchFormProps extends NewCatchProps {
  continued: Draft | null;
  offer: ReactNode;
}

function NewCatchForm({ state, continued, dialog, offer }: NewCatchFormProps) {
  const { id: userId } = useUser();
  const { leaving, close } = dialog;
  const tackle = useTripTackle();
  const keeper = useDraftKeeper(leaving, () => {
    if (continued) return { draft: continued, saved: null, canStore: true };
    const values = state.repeated
      ? repeatedValues(state.repeated)
      : { ...newCatchValues(state.coordinates), ...tackle };
    // The draft has the id of the catch, so that saving again creates the same catch.
    return {
      draft: { id: newRecordId(), userId, keptAt: Date.now(), base: null, values },
      saved: values,
      canStore: true,
    };
  });
  // Fixed ids, so that saving again creates the same catches.
  const [alikeIds] = useState(() => Array.from({ length: MAX_CATCH_COPIES - 1 }, () => newRecordId()));
  const save = useSaveCatch({ dialog, keeper, continued });
  return (
    <CatchForm
      title={t`Log Your Catch`}
      saveLabel={t`Save Catch`}
      keeper={keeper}
      offer={
        <>
          {!continued && <ClockNote />}
          {offer}
        </>
      }
      wish={{ isLocating: state.isLocating && !continued, map: state.map }}
      shared={continued ? undefined : state.shared}
      isTimeOptional={false}
      timeZone={getLocalTimeZone()}
      onSave={(values, { mayAutofillLater, ...steps }) =>
        save(prepareNewCatch({ id: keeper.draft.id, alikeIds, values, mayAutofillLater }), steps)
      }
      onCancel={() => leaving.ask(close)}
      onClose={() => leaving.ask(close)}
      onElsewhere={() => {
        close();
        void keeper.end();
      }}
    />
  );
}

/** Says in the form of a new catch that its time differs from the device's clock, if that clock is wrong. */
function ClockNote() {
  const [offset] = useState(wrongClock);
  if (offset === null) return null;
  const span = formatSpan(Math.abs(offset));
  return (
    <FormNotice>
      {offset > 0
        ? t`This device’s clock is ${span} slow. The date and time here are corrected.`
        : t`This device’s clock is ${span} fast. The date and time here are corrected.`}
    </FormNotice>
  );
}

const SPANS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: MINUTE_MS },
] as const;
/** The fewest units to show: "90 minutes" says more than "2 hours". */
const FEWEST = 2;

function formatSpan(ms: number): string {
  const { unit, ms: size } = SPANS.find((each) => ms >= FEWEST * each.ms) ?? {
    unit: "minute",
    ms: MINUTE_MS,
  };
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.round(ms / size));
}

/** Returns the tackle for a new catch on the running trip, as far as this device knows it without a request. */
function useTripTackle(): Partial<CatchValues> {
  const trip = useRunningTrip();
  const { catches, waiting } = useRecentCatches({ staleTime: Infinity, enabled: Boolean(trip) });
  return trip ? valuesOfTackle(tackleOfTrip(trip, catches ?? waiting)) : {};
}

function valuesOfTackle({ lure, rodId }: Tackle): Partial<CatchValues> {
  return {
    ...(lure && { ...splitLure(lure.lure_type), lureId: lure.lure_id, variantId: lure.variant_id }),
    ...(rodId !== null && { rodId }),
  };
}
