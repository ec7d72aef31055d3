import type { FactorName } from "@creel/domain/insights/factors/factors";
import { t } from "@lingui/core/macro";
import { useId } from "react";

import { ToggleChip } from "../../ui/filters/toggle-chip.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { FACTOR_NAMES, factorName } from "../words/factor-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./compare-by.module.css";

interface CompareByProps {
  /** Those that can be compared at all. */
  known: readonly FactorName[];
  shown: readonly FactorName[];
  onChange: (shown: readonly FactorName[]) => void;
}

export function CompareBy({ known, shown, onChange }: CompareByProps) {
  const id = useId();
  const isPhone = useIsPhone();
  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <b id={id} className={isPhone ? utilities.visuallyHidden : ""}>{t`Compare by`}</b>
      <div className={styles.chips}>
        {FACTOR_NAMES.filter((factor) => known.includes(factor)).map((factor) => (
          <ToggleChip
            key={factor}
            isOn={shown.includes(factor)}
            onChange={(isOn) =>
              onChange(FACTOR_NAMES.filter((each) => (each === factor ? isOn : shown.includes(each))))
            }
          >
            {factorName(factor)}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
