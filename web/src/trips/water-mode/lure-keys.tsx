import { t } from "@lingui/core/macro";
import { useState } from "react";

import type { OfferedLure } from "../../catches/editor/form/last-values/offered-lures.ts";
import { RainButton } from "./rain-button.tsx";

import * as styles from "./water-mode.module.css";

/** As many as a small phone shows with Back and More. */
const AT_ONCE = 6;

interface LureKeysProps {
  lures: readonly OfferedLure[];
  isLocked: boolean;
  onTie: (lure: OfferedLure) => void;
  onBack: () => void;
}

/** A key for each lure, those that were tied on last first; wet fingers need no list that moves. */
export function LureKeys({ lures, isLocked, onTie, onBack }: LureKeysProps) {
  const [from, setFrom] = useState(0);
  return (
    <div className={styles.keys} role="group" aria-label={t`Change lure`}>
      {lures.slice(from, from + AT_ONCE).map((lure) => (
        <RainButton key={lure.key} className={styles.species} disabled={isLocked} onPress={() => onTie(lure)}>
          <span>{lure.name}</span>
        </RainButton>
      ))}
      <RainButton disabled={isLocked} onPress={onBack}>
        {t`Back`}
      </RainButton>
      <RainButton
        disabled={isLocked}
        onPress={() => setFrom(from + AT_ONCE < lures.length ? from + AT_ONCE : 0)}
      >
        {t`More lures`}
      </RainButton>
    </div>
  );
}
