import { type Block, type BlockOf, SIZE_UNITS } from "@creel/domain/returns/block";
import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Segmented } from "../../ui/controls/segmented.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface BoundsFieldProps {
  block: BlockOf<"sizes">;
  onChange: (block: Block) => void;
}

/** The unit of the size classes, and where one class ends and the next begins. */
export function BoundsField({ block, onChange }: BoundsFieldProps) {
  const [typed, setTyped] = useState(() => block.bounds.join(", "));
  const isWrong = boundsIn(typed) === null;
  return (
    <>
      <Segmented
        label={t`Unit of the size classes`}
        choices={SIZE_UNITS.map((id) => ({ id, label: id }))}
        value={block.unit}
        onChange={(unit) => onChange({ ...block, unit })}
      />
      <TextField
        label={t`Sizes where a class begins`}
        hint={t`Such as 10, 15`}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          const bounds = boundsIn(text);
          if (bounds) onChange({ ...block, bounds });
        }}
        error={isWrong ? t`Write up to ${RETURN_LIMITS.bounds} numbers, the smallest first.` : undefined}
      />
    </>
  );
}

/** Reads numbers parted by commas or blanks; `null` unless they ascend. */
function boundsIn(text: string): number[] | null {
  const bounds = text
    .split(/[;,\s]+/)
    .filter((part) => part !== "")
    .map(Number);
  const isFine = bounds.every((bound, index) => bound > (bounds[index - 1] ?? 0));
  return isFine && bounds.length > 0 && bounds.length <= RETURN_LIMITS.bounds ? bounds : null;
}
