import { t } from "@lingui/core/macro";
import { useState } from "react";

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
