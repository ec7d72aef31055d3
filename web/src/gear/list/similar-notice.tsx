import type { Gear } from "@creel/domain/gear/gear";
import { t } from "@lingui/core/macro";

import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import type { GearAction } from "./gear-dialogs.tsx";

import * as styles from "./similar-notice.module.css";

interface SimilarNoticeProps {
  /** Each with what it would be merged into. */
  pairs: readonly (readonly [Gear, Gear])[];
  onAction: (action: GearAction) => void;
}

/** Names that look like one lure or rod. */
export function SimilarNotice({ pairs, onAction }: SimilarNoticeProps) {
  return pairs.slice(0, 1).map(([gear, into]) => {
    const [name, other] = [gear.name, into.name];
    return (
      <Notice key={gear.id} tone="info" className={styles.root}>
        <p>
          {gear.kind === "lure"
            ? t`“${name}” and “${other}” look like one lure.`
            : t`“${name}” and “${other}” look like one rod.`}
        </p>
        <Button look="quiet" onPress={() => onAction({ kind: "merge", gear, into })}>
          {t`Put them together`}
        </Button>
      </Notice>
    );
  });
}
