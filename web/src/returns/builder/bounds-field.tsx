import { type Block, type BlockOf, SIZE_UNITS } from "@creel/domain/returns/block";
import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { formatNumber } from "../../i18n/numbers.ts";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface BoundsFieldProps {
  block: BlockOf<"sizes">;
  onChange: (block: Block) => void;
}

/** The unit of the size classes, and where one class ends and the next begins. */
export function BoundsField({ block, onChange }: BoundsFieldProps) {
  const [typed, setTyped] = useState(() => listOf(block.bounds));
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

const HAS_DECIMAL_COMMA = formatNumber(0.5).includes(",");
/** A comma parts numbers, but not within a number of a language that writes "12,5". */
const BETWEEN = HAS_DECIMAL_COMMA ? /;\s*|,?\s+/ : /[;,\s]+/;

function listOf(bounds: readonly number[]): string {
  return HAS_DECIMAL_COMMA
    ? bounds.map((bound) => String(bound).replace(".", ",")).join("; ")
    : bounds.join(", ");
}

/** Reads numbers parted by commas or blanks; `null` unless they ascend. */
function boundsIn(text: string): number[] | null {
  const bounds = text
    .split(BETWEEN)
    .filter((part) => part !== "")
    .map((part) => Number(HAS_DECIMAL_COMMA ? part.replace(",", ".") : part));
  const isFine = bounds.every((bound, index) => bound > (bounds[index - 1] ?? 0));
  return isFine && bounds.length > 0 && bounds.length <= RETURN_LIMITS.bounds ? bounds : null;
}
