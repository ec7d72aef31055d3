import { useId } from "react";

import { Button } from "../../ui/controls/button.tsx";

interface Props {
  isDifferent: boolean;
  /** The word on it while the form is on its way; `null` while it is not. */
  pending: string | null;
  children: string;
}

/** Hands in a form with a password that is typed twice, and says why it cannot while the two differ. */
export function SubmitUnlessDifferent({ isDifferent, pending, children }: Props) {
  const reasonId = useId();
  return (
    <div>
      <Button
        type="submit"
        look="signal"
        isLarge
        isWide
        isDisabled={isDifferent}
        isPending={pending !== null}
        {...(isDifferent && { "aria-describedby": reasonId })}
      >
        {pending ?? children}
      </Button>
      {isDifferent && (
        <p id={reasonId} className="field-message field-message-hint">
          Both passwords must be the same first.
        </p>
      )}
    </div>
  );
}
