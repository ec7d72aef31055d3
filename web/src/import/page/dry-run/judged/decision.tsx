import type { ImportDecision, ImportRow, ImportSubject } from "@creel/domain/import/import-row";
import { t } from "@lingui/core/macro";

import { Button } from "../../../../ui/controls/button.tsx";

interface DecisionProps {
  row: ImportRow;
  isBusy: boolean;
  onDecide: (row: ImportRow, decision: ImportDecision | null) => void;
}

interface Offer {
  decision: ImportDecision | null;
  label: string;
}

/** What may be said of a row, where anything may. */
export function Decision({ row, isBusy, onDecide }: DecisionProps) {
  return offersOf(row).map(({ decision, label }) => (
    <Button key={label} look="quiet" isDisabled={isBusy} onPress={() => onDecide(row, decision)}>
      {label}
    </Button>
  ));
}

const DECIDABLE: ReadonlySet<ImportSubject> = new Set(["catch", "trip", "water"]);

function offersOf({ subject, verdict, id, same_as: sameAs }: ImportRow): Offer[] {
  if (!DECIDABLE.has(subject)) return [];
  const add = { decision: "add", label: t`Add it all the same` } as const;
  if (verdict === "new") return [{ decision: "skip", label: t`Leave out` }];
  if (verdict === "changes") return [{ decision: null, label: t`Keep mine` }];
  if (verdict === "skipped") return [{ decision: null, label: t`Take it in` }];
  // What says the same under the same id is the same.
  if (verdict === "same") return sameAs === id ? [] : [add];
  if (verdict !== "differs") return [];
  // Two trips cannot be at one time, and with a water its new spots would stay out.
  const isCatch = subject === "catch";
  return [...(isCatch ? keepOrTake() : []), ...(subject === "trip" ? [] : [add])];
}

function keepOrTake(): Offer[] {
  return [
    { decision: "skip", label: t`Keep mine` },
    { decision: "take", label: t`Take the file’s` },
  ];
}
