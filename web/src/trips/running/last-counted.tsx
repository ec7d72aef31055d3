import { t } from "@lingui/core/macro";
import { Undo2 } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Counted } from "./use-counting.ts";

import * as styles from "./last-counted.module.css";

interface LastCountedProps {
  counted: Counted | null;
  onUndone: () => void;
}

/** What was counted last, and the way back; its place is there before anything was. */
export function LastCounted({ counted, onUndone }: LastCountedProps) {
  return (
    <div className={styles.root}>
      <p role="status">{counted?.text}</p>
      {counted && (
        <Button
          look="quiet"
          onPress={() => {
            counted.undo();
            onUndone();
          }}
        >
          <Icon of={Undo2} isSmall />
          {t`Undo`}
        </Button>
      )}
    </div>
  );
}
