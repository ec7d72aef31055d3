import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Anchor, Check, FishingRod } from "lucide-react";
import { useState } from "react";
import { ToggleButton } from "react-aria-components";

import { useSpeciesByFrequency } from "../../catches/editor/form/controls/species-picker.tsx";
import { joinList } from "../../i18n/join-list.ts";
import { figureLocale } from "../../i18n/locale.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Fish } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { Fold } from "../../ui/layout/fold.tsx";
import type { Effort } from "./effort.ts";
import { describeMethod, type Method, readMethod, STANDS, WAYS, writeMethod } from "./methods.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./effort-folds.module.css";

interface EffortFoldsProps {
  effort: Effort;
  onChange: (effort: Effort) => void;
}

type Name = "method" | "lines" | "targets";

/** Folds for the method, the number of lines and the target species, each with its value as a preview. */
export function EffortFolds({ effort, onChange }: EffortFoldsProps) {
  const [open, setOpen] = useState<ReadonlySet<Name>>(new Set());
  const fold = (name: Name) => ({
    isExpanded: open.has(name),
    onExpandedChange: (isExpanded: boolean) =>
      setOpen(isExpanded ? new Set([...open, name]) : new Set([...open].filter((each) => each !== name))),
  });
  const { method, lines, target_species: targets } = effort;
  return (
    <div className={styles.root}>
      <Fold
        icon={Anchor}
        title={t`Method`}
        preview={describeMethod(method) ?? t({ message: "Not set", context: "method" })}
        {...fold("method")}
      >
        <MethodChoice
          method={readMethod(method)}
          onChange={(chosen) => onChange({ ...effort, method: writeMethod(chosen) })}
        />
      </Fold>
      <Fold
        icon={FishingRod}
        title={t({ message: "Lines", context: "fishing lines" })}
        preview={new Intl.NumberFormat(figureLocale).format(lines)}
        {...fold("lines")}
      >
        <div className={styles.lines}>
          <NumberField
            label={t`Lines out`}
            unit=""
            value={lines}
            onChange={(count) => onChange({ ...effort, lines: count ?? 1 })}
            step={1}
            min={1}
            max={TRIP_LIMITS.lines}
            decimals={0}
            isBig
          />
        </div>
        <p className={utilities.hint}>{t`With 2 lines out, an hour also counts as 2 line-hours.`}</p>
      </Fold>
      <Fold
        icon={Fish}
        title={t({ message: "Target", context: "fishing for a species" })}
        preview={targets.length === 0 ? t`Anything` : joinList(targets.map(speciesName))}
        {...fold("targets")}
      >
        <TargetChips
          targets={targets}
          onChange={(chosen) => onChange({ ...effort, target_species: [...chosen] })}
        />
      </Fold>
    </div>
  );
}

interface MethodChoiceProps {
  method: Method;
  onChange: (method: Method) => void;
}

function MethodChoice({ method, onChange }: MethodChoiceProps) {
  return (
    <div className={styles.choices}>
      <Segmented
        label={t`How`}
        choices={choicesOf(WAYS)}
        value={method.way ?? ""}
        onChange={(way) => onChange({ ...method, way })}
        className={styles.full}
      />
      <Segmented
        label={t`Fishing from`}
        choices={choicesOf(STANDS)}
        value={method.stand ?? ""}
        onChange={(stand) => onChange({ ...method, stand })}
        className={styles.full}
      />
    </div>
  );
}

function choicesOf(labels: Readonly<Record<string, MessageDescriptor>>) {
  return Object.entries(labels).map(([id, word]) => ({ id, label: i18n._(word) }));
}

/** How many of the angler's most frequent species are offered. */
const SHOWN = 6;

interface TargetChipsProps {
  /** Empty for anything that bites. */
  targets: readonly string[];
  onChange: (targets: readonly string[]) => void;
}

/** A choice of any number of target species, or anything. */
function TargetChips({ targets, onChange }: TargetChipsProps) {
  const frequent = useSpeciesByFrequency().slice(0, SHOWN);
  const shown = [...new Set([...frequent, ...targets])];
  return (
    <div
      className={styles.targetChips}
      role="group"
      aria-label={t({ message: "Target", context: "fishing for a species" })}
    >
      {shown.map((species) => (
        <ToggleButton
          key={species}
          className={styles.chip}
          isSelected={targets.includes(species)}
          onChange={(isOn) =>
            onChange(isOn ? [...targets, species] : targets.filter((each) => each !== species))
          }
        >
          {({ isSelected }) => (
            <>
              <SpeciesMark species={species} className={styles.mark} />
              {speciesName(species)}
              {isSelected && <Icon of={Check} isSmall />}
            </>
          )}
        </ToggleButton>
      ))}
      <ToggleButton className={styles.chip} isSelected={targets.length === 0} onChange={() => onChange([])}>
        {t`Anything`}
      </ToggleButton>
    </div>
  );
}
