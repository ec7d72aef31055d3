import { t } from "@lingui/core/macro";
import { FishingHook } from "lucide-react";
import { useState } from "react";

import type { OfferedLure } from "../../catches/editor/form/last-values/offered-lures.ts";
import { Fold } from "../../ui/layout/fold.tsx";
import { LureChoice } from "../parts/lure-choice.tsx";
import { useTripLures } from "../parts/use-trip-lures.ts";

interface LureFoldProps {
  lure: OfferedLure | null;
  onChange: (lure: OfferedLure | null) => void;
}

/** What is tied on as the trip begins, for who wants to know which lure had which hours. */
export function LureFold({ lure, onChange }: LureFoldProps) {
  const { last, all } = useTripLures(null);
  const [isOpen, setIsOpen] = useState(false);
  // The one that was found by typing stands with the others.
  const shown = lure && !last.some(({ key }) => key === lure.key) ? [lure, ...last] : last;
  return (
    <Fold
      icon={FishingHook}
      title={t`Lure`}
      preview={lure?.name ?? t`Not said`}
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
    >
      <LureChoice last={shown} all={all} isOn={({ key }) => key === lure?.key} onChoose={onChange} />
    </Fold>
  );
}
