import { FATES } from "@creel/domain/catches/fate";
import { t } from "@lingui/core/macro";
import { useId } from "react";
import { ToggleButton } from "react-aria-components";
import { useController } from "react-hook-form";

import { Icon } from "../../../../ui/art/icon.tsx";
import { FieldTitle } from "../../../../ui/fields/field-title.tsx";
import { choiceName } from "../../../labels/choice-names.ts";
import { detailLabel } from "../../../labels/detail-labels.ts";
import { FATE_ICONS } from "../../../labels/fate-mark.tsx";
import type { CatchControl } from "./form-controls.tsx";

import * as styles from "./fate-control.module.css";

/** Three buttons, none of them on at first. The one that is on turns off again. */
export function FateControl({ control }: { control: CatchControl }) {
  const { field } = useController({ control, name: "fate" });
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <FieldTitle id={label}>
        {detailLabel("fate")}
        <span className={styles.note}>{t`optional`}</span>
      </FieldTitle>
      <div className={styles.root}>
        {FATES.map((fate) => (
          <ToggleButton
            key={fate}
            className={styles.choice}
            isSelected={field.value === fate}
            onChange={(isOn) => field.onChange(isOn ? fate : null)}
          >
            <Icon of={FATE_ICONS[fate]} />
            <span>{choiceName("fate", fate)}</span>
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
