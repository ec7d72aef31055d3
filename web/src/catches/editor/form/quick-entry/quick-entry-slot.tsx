import { t } from "@lingui/core/macro";
import { TextCursorInput } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { lazyPart } from "../../../../ui/hooks/lazy-part.ts";
import type { LineForm } from "./use-quick-entry.ts";

import * as styles from "./quick-entry-slot.module.css";

const QuickEntry = lazyPart(async () => (await import("./quick-entry.tsx")).QuickEntry);

interface SlotProps {
  form: LineForm;
  /** A stored catch is changed field by field. */
  isOffered: boolean;
  /** The heading that the button stands beside. */
  children: ReactNode;
}

export function QuickEntrySlot({ form, isOffered, children }: SlotProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.head}>
        {children}
        {isOffered && !isOpen && (
          <Button look="quiet" className={styles.open} onPress={() => setIsOpen(true)}>
            <Icon of={TextCursorInput} isSmall />
            {t`In one line`}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <QuickEntry form={form} />
        </Suspense>
      )}
    </>
  );
}
