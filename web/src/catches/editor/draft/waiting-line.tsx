import { useUnits } from "../../../units/use-units.ts";
import { describeCount } from "./describe-count.ts";
import { formatWhen, describeUnsaved } from "./describe-draft.ts";
import type { Draft } from "./store/draft.ts";

interface WaitingLineProps {
  /** The one that comes next is the first. */
  drafts: readonly [Draft, ...Draft[]];
}

/** What waits to be saved: how many, where there are several, and which comes next. */
export function WaitingLine({ drafts }: WaitingLineProps) {
  const units = useUnits();
  const [next] = drafts;
  return (
    <>
      {drafts.length > 1 && <b>{describeCount(drafts.length)}. </b>}
      {describeUnsaved(next, units)} <span className="muted small">{formatWhen(next)}</span>
    </>
  );
}
