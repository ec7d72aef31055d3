import { t } from "@lingui/core/macro";
import { useId } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { FieldMessage } from "../../ui/fields/field-message.tsx";

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
      {isDifferent && <FieldMessage id={reasonId}>{t`Both passwords must be the same first.`}</FieldMessage>}
    </div>
  );
}
