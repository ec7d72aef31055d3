import { blocksOf } from "@creel/domain/returns/block";
import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { announceSaved } from "../../../outbox/sending/store-or-send.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Problem } from "../../../ui/feedback/states.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { changeReturn } from "../../data/save-returns.ts";
import { useReturnChange } from "../../data/use-return-change.ts";
import { lineLabel } from "../../describe/template-names.ts";

import * as styles from "./fill-in.module.css";

/** The lines that the angler fills in, such as the number of a card. */
export function FillIn({ entry }: { entry: CatchReturn }) {
  const lines = blocksOf(entry.blocks, "line");
  if (lines.length === 0) return null;
  return (
    <Section title={t`To fill in`}>
      {entry.turned_in_at === null ? (
        <FillInForm entry={entry} lines={lines} />
      ) : (
        <dl className={styles.answers}>
          {lines.map((line) => (
            <div key={line.id}>
              <dt>{lineLabel(line)}</dt>
              <dd>{entry.answers[line.id] ?? t`not filled in`}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

interface FillInFormProps {
  entry: CatchReturn;
  lines: ReturnType<typeof blocksOf<"line">>;
}

function FillInForm({ entry, lines }: FillInFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const changed = lines.filter(
    ({ id }) => (typed[id] ?? "").trim() !== (entry.answers[id] ?? "") && id in typed,
  );
  const { mutate, isPending, problem } = useReturnChange({
    send: () =>
      changeReturn(entry, {
        answers: Object.fromEntries(changed.map(({ id }) => [id, (typed[id] ?? "").trim() || null])),
      }),
    onDone: (saved) => {
      setTyped({});
      announceSaved(saved, t`Saved`);
    },
    failure: t`The return could not be saved. Please try again.`,
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) mutate();
      }}
    >
      {lines.map((line) => (
        <TextField
          key={line.id}
          label={lineLabel(line)}
          maxLength={RETURN_LIMITS.answer}
          value={typed[line.id] ?? entry.answers[line.id] ?? ""}
          onChange={(text) => setTyped((before) => ({ ...before, [line.id]: text }))}
        />
      ))}
      <Problem text={problem} />
      <div>
        <Button type="submit" isDisabled={changed.length === 0} isPending={isPending}>
          {isPending ? t`Saving...` : t`Save`}
        </Button>
      </div>
    </form>
  );
}
