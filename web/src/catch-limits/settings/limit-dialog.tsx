import type { Limit } from "@creel/domain/catch-limits/limit";
import { CalendarDate, getLocalTimeZone, parseDate, today } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { inSentence } from "../../i18n/letter-case.ts";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { changeLimit, createLimit } from "../data/save-limits.ts";
import { newDraft, type PartProps, refusalsOf, toSent } from "./limit-draft.ts";
import { RuleFields } from "./rule-fields.tsx";
import { SpeciesAndPlace } from "./species-and-place.tsx";
import { useLimitChange } from "./use-limit-change.ts";

import * as styles from "./limit-dialog.module.css";

interface LimitDialogProps {
  /** `null` for a new limit. */
  limit: Limit | null;
  /** The species that the angler logs, listed or not, the most frequent first. */
  species: readonly string[];
  onDelete: (limit: Limit) => void;
  onClose: () => void;
}

/** A limit as the angler read it: species, place, rules, and where and when it was read. */
export function LimitDialog(props: LimitDialogProps) {
  const { limit, onClose } = props;
  const fish = limit ? inSentence(speciesName(limit.species)) : "";
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={limit ? t`Limit for ${fish}` : t`Add a limit`} onClose={onClose} />
      <LimitForm {...props} />
    </Dialog>
  );
}

function LimitForm({ limit, species, onDelete, onClose }: LimitDialogProps) {
  const day = today(getLocalTimeZone());
  const [draft, setDraft] = useState(() => newDraft({ limit, known: species, today: day.toString() }));
  const [isTried, setIsTried] = useState(false);
  const change: PartProps["change"] = (part) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending, problem } = useLimitChange({
    send: (fields: ReturnType<typeof toSent>) =>
      limit ? changeLimit(limit, fields) : createLimit({ id: draft.id, ...fields }),
    onDone: (saved) => {
      onClose();
      announceSaved(saved, t`Limit saved`);
    },
    failure: t`The limit could not be saved. Please try again.`,
  });
  const fields = toSent(draft);
  const refusals = isTried ? refusalsOf(fields) : {};
  const save = () => {
    setIsTried(true);
    if (Object.keys(refusalsOf(fields)).length === 0) mutate(fields);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DialogBody className={styles.fields}>
        <SpeciesAndPlace draft={draft} change={change} species={species} refusals={refusals} />
        <RuleFields draft={draft} change={change} refusals={refusals} />
        <ReadingFields draft={draft} change={change} refusals={refusals} latest={day} />
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        {limit && <Button look="danger" data-start onPress={() => onDelete(limit)}>{t`Delete`}</Button>}
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save`}
        </Button>
      </DialogFoot>
    </form>
  );
}

const FIRST_DAY = new CalendarDate(1990, 1, 1);

/** Where and when the angler read the limit. */
function ReadingFields({ draft, change, refusals, latest }: PartProps & { latest: CalendarDate }) {
  return (
    <>
      <TextField
        label={t`Where you read it`}
        note={t`a page or a leaflet`}
        value={draft.source}
        onChange={(source) => change({ source })}
        error={refusals.source}
      />
      <div className={styles.pair}>
        <DatePicker
          label={t`The day you read it`}
          value={draft.readOn === null ? null : parseDate(draft.readOn)}
          onChange={(day) => change({ readOn: day?.toString() ?? null })}
          min={FIRST_DAY}
          max={latest}
          error={refusals.read_on}
        />
        <TextField
          label={t`Note`}
          placeholder={t`Anything else`}
          value={draft.note}
          onChange={(note) => change({ note })}
          error={refusals.note}
        />
      </div>
    </>
  );
}
