import type { LinePart } from "@creel/domain/quick-entry/line-part";
import { t } from "@lingui/core/macro";
import { Clock, FishingHook } from "lucide-react";
import { useRef } from "react";
import { Button } from "react-aria-components";

import { SpeciesMark } from "../../../../species/species-mark.tsx";
import { Icon } from "../../../../ui/art/icon.tsx";
import { TextAreaField } from "../../../../ui/fields/text-field.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { describeDoubt, describePart } from "./describe-part.ts";
import { type LineForm, useQuickEntry } from "./use-quick-entry.ts";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./quick-entry.module.css";

const LINE_MAX_LENGTH = 500;

/** The form below is filled in while the line is typed or dictated; it is never saved by that. */
export function QuickEntry({ form }: { form: LineForm }) {
  const { line, reading, change } = useQuickEntry(form);
  const field = useRef<HTMLTextAreaElement>(null);
  const select = ({ start, end }: LinePart) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <section className={styles.root} aria-label={t`In one line`}>
      <TextAreaField
        label={t`In one line`}
        inputRef={field}
        rows={2}
        value={line}
        onChange={change}
        maxLength={LINE_MAX_LENGTH}
        placeholder={t`walleye 25.5 in 6.2 lb jig 18 ft yesterday 6:40`}
        autoFocus
      />
      {reading.parts.length > 0 && (
        <ul className={styles.parts} aria-label={t`What was understood`}>
          {reading.parts.map((part) => (
            <li key={part.kind === "custom" ? part.field.id : part.kind}>
              <PartChip part={part} onPress={() => select(part)} />
            </li>
          ))}
        </ul>
      )}
      <Hint parts={reading.parts} rest={reading.rest} />
    </section>
  );
}

function PartChip({ part, onPress }: { part: LinePart; onPress: () => void }) {
  const { label, text } = describePart(part, useUnits());
  const doubt = part.doubt && describeDoubt(part.doubt);
  return (
    <Button className={styles.part} data-doubtful={doubt !== null || undefined} onPress={onPress}>
      <PartSign part={part} />
      {label !== null && <small>{label}</small>} <span>{text}</span>
      {doubt && <span className={utilities.visuallyHidden}> {doubt}</span>}
    </Button>
  );
}

function PartSign({ part }: { part: LinePart }) {
  if (part.kind === "species") return <SpeciesMark species={part.value} className={styles.mark} />;
  if (part.kind === "lure_type") return <Icon of={FishingHook} isSmall />;
  return part.kind === "moment" ? <Icon of={Clock} isSmall /> : null;
}

function Hint({ parts, rest }: { parts: readonly LinePart[]; rest: string }) {
  const doubts = [...new Set(parts.flatMap(({ doubt }) => doubt ?? []))].map(describeDoubt);
  const noted = rest === "" ? [] : [t`To the notes: “${rest}”`];
  const toChange = parts.length > 0 ? [t`Tap a part to change it.`] : [];
  return (
    <p className={styles.hint} role="status">
      {[...doubts, ...noted, ...toChange].join(" ")}
    </p>
  );
}
