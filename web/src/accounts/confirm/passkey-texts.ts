import { t } from "@lingui/core/macro";

import { describeFailure } from "../../http/describe-failure.ts";
import { PasskeyError } from "./ask-passkey.ts";

/** Returns why a passkey could not be used; `null` if the angler closed the browser's dialog. */
export function describePasskeyFailure(error: unknown, fallback: string): string | null {
  if (!(error instanceof PasskeyError)) return describeFailure(error, fallback);
  switch (error.problem) {
    case "canceled":
      return null;
    case "other_host":
      return t`Passkeys work only at the address that the people who run this Creel chose. Open Creel there.`;
    case "known":
      return t`This device already has a passkey for your account.`;
    case "failed":
      return fallback;
  }
}
