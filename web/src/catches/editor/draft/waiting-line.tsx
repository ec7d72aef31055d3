import { plural, t } from "@lingui/core/macro";

import { classNames } from "../../../ui/styles/class-names.ts";
import { useUnits } from "../../../units/use-units.ts";
import { formatWhen, describeUnsaved } from "./describe-draft.ts";
import type { Draft } from "./store/draft.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";

interface WaitingLineProps {
  /** The next one first. */
  drafts: readonly [Draft, ...Draft[]];
}

export function WaitingLine({ drafts }: WaitingLineProps) {
  const units = useUnits();
  const [next] = drafts;
  const count = drafts.length;
  return (
    <>
      {count > 1 && (
        <>
          <b>{t`${plural(count, { one: "# catch to finish.", other: "# catches to finish." })}`}</b>{" "}
        </>
      )}
      {describeUnsaved(next, units)}{" "}
      <span className={classNames(utilities.muted, utilities.small)}>{formatWhen(next)}</span>
    </>
  );
}
