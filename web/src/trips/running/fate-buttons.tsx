import { type Fate, FATES } from "@creel/domain/catches/fate";
import { t } from "@lingui/core/macro";
import { Button as AriaButton } from "react-aria-components";

import { choiceName } from "../../catches/labels/choice-names.ts";
import { FATE_ICONS } from "../../catches/labels/fate-mark.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";

import * as styles from "./fate-buttons.module.css";

interface FateButtonsProps {
  /** Gets `null` for "Not noted". */
  onAnswer: (fate: Fate | null) => void;
}

/** The frequent answers, large enough for a wet thumb; the others are below them. */
export const LARGE_FATES = ["kept", "released"] as const satisfies readonly Fate[];
export const SMALL_FATES = FATES.filter((fate) => !LARGE_FATES.some((large) => large === fate));

export function FateButtons({ onAnswer }: FateButtonsProps) {
  return (
    <div role="group" aria-label={t`Kept or released?`}>
      <div className={styles.row}>
        {LARGE_FATES.map((fate) => (
          <AriaButton key={fate} className={styles.large} onPress={() => onAnswer(fate)}>
            <Icon of={FATE_ICONS[fate]} />
            <b>{choiceName("fate", fate)}</b>
          </AriaButton>
        ))}
      </div>
      <div className={styles.row}>
        {SMALL_FATES.map((fate) => (
          <Button key={fate} className={styles.small} onPress={() => onAnswer(fate)}>
            <Icon of={FATE_ICONS[fate]} isSmall />
            {choiceName("fate", fate)}
          </Button>
        ))}
        <Button className={styles.small} onPress={() => onAnswer(null)}>
          {t`Not noted`}
        </Button>
      </div>
    </div>
  );
}
