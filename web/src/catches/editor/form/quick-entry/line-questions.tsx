import type { LinePart, MeasurePart, Named, Span } from "@creel/domain/quick-entry/line-part";
import { t } from "@lingui/core/macro";

import { SpeciesMark } from "../../../../species/species-mark.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { formatMeasure } from "./describe-part.ts";
import { BASS } from "./use-quick-entry.ts";

import * as styles from "./line-questions.module.css";

interface Asked {
  /** Writes the answer into the line. */
  onReplace: (span: Span, text: string) => void;
  /** Records that these numbers are not lengths. */
  onRefuse: (numbers: readonly string[]) => void;
}

interface QuestionsProps extends Asked {
  parts: readonly LinePart[];
  line: string;
}

/** Questions that one tap answers. Saving works without an answer. */
export function Questions({ parts, line, ...asked }: QuestionsProps) {
  return parts.map((part) => {
    if (isOpenBass(part)) return <WhichBass key={part.kind} part={part} {...asked} />;
    if (isBareLength(part)) return <IsLength key={part.kind} part={part} line={line} {...asked} />;
    return null;
  });
}

/** Whether a question box asks about this part. */
export function isAsked(part: LinePart): boolean {
  return isOpenBass(part) || isBareLength(part);
}

function isOpenBass(part: LinePart): part is Named<"species"> {
  return part.kind === "species" && part.doubt === "which_bass";
}

function isBareLength(part: LinePart): part is MeasurePart {
  return part.kind === "length" && part.doubt !== null && "bare" in part && part.bare !== undefined;
}

function WhichBass({ part, onReplace }: Asked & { part: Named<"species"> }) {
  const names = [t`Smallmouth`, t`Largemouth`];
  return (
    <div className={styles.root} role="group" aria-label={t`Which bass?`}>
      <b>{t`Which bass?`}</b>
      <div className={styles.row}>
        {BASS.map((species, index) => (
          <Button key={species} onPress={() => onReplace(part, species)}>
            <SpeciesMark species={species} className={styles.mark} />
            {names[index]}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface IsLengthProps extends Asked {
  part: MeasurePart;
  line: string;
}

function IsLength({ part, line, onReplace, onRefuse }: IsLengthProps) {
  const units = useUnits();
  const written = line.slice(part.start, part.end);
  const length = formatMeasure(part, units);
  const question = part.more ? t`${written}: are those the lengths?` : t`${written}: is that the length?`;
  return (
    <div className={styles.root} role="group" aria-label={question}>
      <b>{question}</b>
      <div className={styles.row}>
        <Button onPress={() => onReplace(part, length)}>{t`Yes, ${length}`}</Button>
        <Button onPress={() => onRefuse(part.bare ?? [])}>{t`No`}</Button>
      </div>
    </div>
  );
}
