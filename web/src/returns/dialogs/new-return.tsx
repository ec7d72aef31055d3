import type { ReturnTemplate } from "@creel/domain/returns/catch-return";
import type { NewReturnFields } from "@creel/domain/returns/new-return";
import { RETURN_TEMPLATES, type BuiltInKey } from "@creel/domain/returns/templates";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { trueNow } from "../../device/clock.ts";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { useUser } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { createReturn } from "../data/save-returns.ts";
import { useReturnChange } from "../data/use-return-change.ts";
import { useTemplates } from "../data/use-returns.ts";
import { templateAbout, templateName } from "../describe/template-names.ts";
import { isBuiltIn, newDraft, ownTemplate, type ReturnDraft, refusalsOf, toSent } from "./return-draft.ts";
import { ReturnFields } from "./return-fields.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./return-dialog.module.css";

interface NewReturnProps {
  onMade: (made: { id: string }) => void;
  onClose: () => void;
}

const BUILT_IN: readonly BuiltInKey[] = RETURN_TEMPLATES.filter((key) => key !== "custom");

/** Chooses a template, then the waters and days that count. */
export function NewReturn({ onMade, onClose }: NewReturnProps) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`New return`} onClose={onClose} />
      <NewReturnForm onMade={onMade} onClose={onClose} />
    </Dialog>
  );
}

/** The chosen template and the draft that begins with it. */
function useNewReturn() {
  const { timeZone } = useUser();
  const templates = useTemplates();
  const [choice, setChoice] = useState<string | null>(null);
  const [draft, setDraft] = useState<ReturnDraft | null>(null);
  const choose = (chosen: string | null) => {
    setChoice(chosen);
    const now = new Date(trueNow());
    setDraft(chosen === null ? null : newDraft({ choice: chosen, templates }, { now, timeZone }));
  };
  const change = (part: Partial<ReturnDraft>) => setDraft((before) => before && { ...before, ...part });
  return { templates, choice, draft, choose, change };
}

function NewReturnForm({ onMade, onClose }: NewReturnProps) {
  const { templates, choice, draft, choose, change } = useNewReturn();
  const [id] = useState(() => uuidv7());
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, problem } = useReturnChange({
    send: (fields: NewReturnFields & { id: string }) => createReturn(fields),
    onDone: (saved) => {
      onClose();
      announceSaved(saved, t`Return saved`);
      onMade({ id });
    },
    failure: t`The return could not be saved. Please try again.`,
  });
  const refusals = draft ? refusalsOf(toSent(draft)) : {};
  const save = () => {
    setIsTried(true);
    if (!draft || choice === null || Object.keys(refusals).length > 0) return;
    const own = ownTemplate({ choice, templates });
    const template = isBuiltIn(choice) ? choice : "custom";
    mutate({ id, template, ...(own && { template_id: own.id, blocks: own.blocks }), ...toSent(draft) });
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
        <TemplateField
          templates={templates}
          choice={choice}
          onChoose={choose}
          error={isTried && choice === null ? t`Choose a template` : undefined}
        />
        {draft && <ReturnFields draft={draft} change={change} refusals={isTried ? refusals : {}} />}
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save`}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface TemplateFieldProps {
  templates: readonly ReturnTemplate[];
  choice: string | null;
  onChoose: (choice: string | null) => void;
  error: string | undefined;
}

function TemplateField({ templates, choice, onChoose, error }: TemplateFieldProps) {
  const nameOf = (option: string) =>
    isBuiltIn(option) ? templateName(option) : (ownTemplate({ choice: option, templates })?.name ?? "");
  return (
    <>
      <Select
        label={t`What asks for it`}
        placeholder={t`Choose a template`}
        isRequired
        options={[...BUILT_IN, ...templates.map(({ id }) => id)]}
        nameOf={nameOf}
        value={choice}
        onChange={onChoose}
        error={error}
      />
      {choice !== null && isBuiltIn(choice) && (
        <p className={utilities.hint}>
          {templateAbout(choice)}. {t`Check the days and the deadline with whoever asks for it.`}
        </p>
      )}
    </>
  );
}
