import { t } from "@lingui/core/macro";
import { useId, useState } from "react";

import { Button } from "../ui/controls/button.tsx";
import { FieldMessage } from "../ui/fields/field-message.tsx";

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
      {isDifferent && <FieldMessage id={reasonId}>{t`Both passwords must match.`}</FieldMessage>}
    </div>
  );
}

interface Passwords {
  password: string;
  confirmation: string;
}

/** A problem only once the second password is no longer the beginning of the first. */
export function usePasswordMismatch({ password, confirmation }: Passwords) {
  const [isTyping, setIsTyping] = useState(false);
  const isUnderWay = isTyping && password.startsWith(confirmation);
  const isMismatch = confirmation !== "" && confirmation !== password && !isUnderWay;
  return {
    mismatch: isMismatch ? t`Passwords do not match` : undefined,
    onConfirmationFocus: setIsTyping,
    /** For a form that is handed in: whether they differ, which is said from then on. */
    refuseMismatch: () => {
      setIsTyping(false);
      return confirmation !== password;
    },
  };
}
