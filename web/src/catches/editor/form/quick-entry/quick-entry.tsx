import type { LinePart, Span } from "@creel/domain/quick-entry/line-part";
import { plural, t } from "@lingui/core/macro";
import { CircleQuestionMark, Clock, FishingHook, type LucideIcon, NotebookPen } from "lucide-react";
import { useRef } from "react";
import { Button } from "react-aria-components";

import { SpeciesMark } from "../../../../species/species-mark.tsx";
import { speciesName } from "../../../../species/species-names.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { TextAreaField } from "../../../../ui/fields/text-field.tsx";
import { Figure } from "../../../../ui/layout/figure.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { FATE_ICONS } from "../../../labels/fate-mark.tsx";
import { describeDoubt, describePart } from "./describe-part.ts";
import { EventOffer } from "./event-offer.tsx";
import type { LineForm } from "./line-form.ts";
import { isAsked, Questions } from "./line-questions.tsx";
import { useQuickEntry } from "./use-quick-entry.ts";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./quick-entry.module.css";

const LINE_MAX_LENGTH = 500;

/** The form below is filled in while the line is typed or dictated; it is never saved by that. */
export function QuickEntry({ form }: { form: LineForm }) {
  const { line, reading, change, refuse, takeAsCatch } = useQuickEntry(form);
  const field = useRef<HTMLTextAreaElement>(null);
  const select = ({ start, end }: Span) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  const replace = ({ start, end }: Span, text: string) =>
    change(line.slice(0, start) + text + line.slice(end));
  const { parts, rest, event } = reading;
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
      {parts.length > 0 && !event && (
        <ul className={styles.parts} aria-label={t`Recognized details`}>
          {parts.map((part) => (
            <li key={part.kind === "custom" ? part.field.id : part.kind}>
              <PartChip part={part} onPress={() => select(part)} />
            </li>
          ))}
        </ul>
      )}
      {event ? (
        <EventOffer form={form} reading={reading} event={event} onCatch={takeAsCatch} />
      ) : (
        <Questions parts={parts} line={line} onReplace={replace} onRefuse={refuse} />
      )}
      <Hint parts={event ? [] : parts} rest={rest} />
      {!event && <Several parts={parts} />}
    </section>
  );
}

function PartChip({ part, onPress }: { part: LinePart; onPress: () => void }) {
  const { label, text } = describePart(part, useUnits());
  const doubt = part.doubt && describeDoubt(part.doubt);
  return (
    <Button className={styles.part} data-doubtful={doubt !== null || undefined} onPress={onPress}>
      <PartIcon part={part} />
      {label !== null && <small>{label}</small>} <span>{text}</span>
      {doubt && <span className={utilities.visuallyHidden}> {doubt}</span>}
    </Button>
  );
}

function PartIcon({ part }: { part: LinePart }) {
  if (part.kind === "species" && part.doubt !== "which_bass") {
    return <SpeciesMark species={part.value} className={styles.mark} />;
  }
  const icon = iconOf(part);
  return icon && <Icon of={icon} isSmall />;
}

function iconOf(part: LinePart): LucideIcon | null {
  if (part.kind === "species") return CircleQuestionMark;
  if (part.kind === "lure_type") return FishingHook;
  if (part.kind === "fate") return FATE_ICONS[part.value];
  return part.kind === "moment" ? Clock : null;
}

function Hint({ parts, rest }: { parts: readonly LinePart[]; rest: string }) {
  const asked = parts.filter((part) => !isAsked(part));
  const doubts = [...new Set(asked.flatMap(({ doubt }) => doubt ?? []))].map(describeDoubt);
  const quoted = rest
    .split(", ")
    .map((words) => t`“${words}”`)
    .join(", ");
  const more = lengthsOf(parts).length;
  const each = more > 1 ? [t`${plural(more, { one: "# catch", other: "# catches" })}, one per length.`] : [];
  const toChange = parts.length > 0 ? [t`Tap any part to fix it.`] : [];
  return (
    <div className={styles.hints} role="status">
      {[...doubts, ...each, ...toChange].length > 0 && (
        <p className={styles.hint}>{[...doubts, ...each, ...toChange].join(" ")}</p>
      )}
      {rest !== "" && (
        <p className={styles.hint}>
          <Icon of={NotebookPen} isSmall />
          <span>{t`Added to notes: ${quoted}`}</span>
        </p>
      )}
    </div>
  );
}

/** One row for each catch that is to be saved. */
function Several({ parts }: { parts: readonly LinePart[] }) {
  const units = useUnits();
  const lengths = lengthsOf(parts);
  const species = parts.find(({ kind }) => kind === "species");
  if (lengths.length < 2 || species?.kind !== "species") return null;
  return (
    <ul className={styles.catches} aria-label={t`Catches to save`}>
      {lengths.map((length, index) => (
        // Two fish may be equally long.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <SpeciesMark species={species.value} className={styles.mark} />
          <span>{speciesName(species.value)}</span>
          <Figure amounts={units.exact("length", length)} />
        </li>
      ))}
    </ul>
  );
}

function lengthsOf(parts: readonly LinePart[]): number[] {
  return parts.flatMap((part) => (part.kind === "length" ? [part.value, ...(part.more ?? [])] : []));
}
