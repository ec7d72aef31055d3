import { t } from "@lingui/core/macro";

import { SecretOnce } from "./secret-once.tsx";

interface BackupCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the codes once. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  return (
    <SecretOnce title={t`Backup codes`} secrets={codes} isPrintable onDone={onDone}>
      {t`Ten codes, each good once, for the day the phone is gone. They are shown this once. Any codes from before have ended.`}
    </SecretOnce>
  );
}
