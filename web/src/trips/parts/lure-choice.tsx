import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { useState } from "react";

import type { OfferedLure } from "../../catches/editor/form/last-values/offered-lures.ts";
import { ValueChip } from "../../catches/editor/form/last-values/value-chip.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";

import * as styles from "./lure-choice.module.css";

interface LureChoiceProps {
  last: readonly OfferedLure[];
  all: readonly OfferedLure[];
  isOn: (lure: OfferedLure) => boolean;
  /** Called with `null` if the selected lure is pressed again. */
  onChoose: (lure: OfferedLure | null) => void;
}

/** The last lures as chips, and a combo box for all others. */
export function LureChoice({ last, all, isOn, onChoose }: LureChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (key: string | null) => {
    const lure = all.find((each) => each.key === key);
    if (!lure) return;
    setIsOpen(false);
    onChoose(lure);
  };
  return (
    <div className={styles.root}>
      <div className={styles.chips}>
        {last.map((lure) => (
          <ValueChip
            key={lure.key}
            isTaken={isOn(lure)}
            onChange={(isNowTaken) => onChoose(isNowTaken ? lure : null)}
          >
            {lure.name}
          </ValueChip>
        ))}
        {!isOpen && (
          <Button look="quiet" onPress={() => setIsOpen(true)}>
            <Icon of={Plus} isSmall />
            {last.length === 0 ? t`Choose a lure` : t`Another lure`}
          </Button>
        )}
      </div>
      {isOpen && (
        <ComboBox
          label={t`Another lure`}
          options={all.map(({ key, name, own }) => ({ id: key, name, ...(own && { note: t`Own` }) }))}
          placeholder={t`Jig, spoon`}
          value={null}
          onChange={choose}
          autoFocus
        />
      )}
    </div>
  );
}
