import { useId } from "react";

import { Button } from "../../ui/controls/button.tsx";

interface Props {
  isDifferent: boolean;
  /** The label of the button while the request is pending; `null` while none is. */
  pending: string | null;
  children: string;
}

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
