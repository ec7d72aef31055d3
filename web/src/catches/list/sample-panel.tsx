import type { SampleLog } from "@creel/domain/samples/sample-log";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { Button } from "../../ui/controls/button.tsx";
import { focusMain } from "../../ui/focus-main.ts";
import { DialogPopover } from "../../ui/overlays/dialog-popover.tsx";
import type { Opened } from "../../ui/overlays/opener.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useUnsaved } from "../editor/draft/use-unsaved.ts";
import { putSampleLog, removeSampleLog } from "../logbook/api.ts";

import * as styles from "./sample-chip.module.css";

/** Explains the sample catches, and offers to remove them. */
export function SamplePanel({ log, opened }: { log: SampleLog; opened: Opened }) {
  return (
    <DialogPopover opened={opened} label={t`Sample log`} placement="bottom end" className={styles.panel}>
      <p>{log.hasOwn ? t`Your log includes sample catches.` : t`These are sample catches.`}</p>
      <p
        className={styles.note}
      >{t`They’re made up so you can try Creel. They don’t count in anyone else’s numbers.`}</p>
      <Removal onFailed={opened.onClose} />
    </DialogPopover>
  );
}

/** Calls `onFailed` on an error, because its message would be hidden behind a dialog. */
function Removal({ onFailed }: { onFailed: () => void }) {
  const { mutate, isPending } = useRemoval(onFailed);
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      {t`Remove them`}
    </Button>
  );
}

function useRemoval(onFailed: () => void) {
  const queryClient = useQueryClient();
  const { drafts, drop } = useUnsaved();
  return useMutation({
    mutationFn: removeSampleLog,
    onSuccess: async (log) => {
      for (const { id, base } of drafts) if (base?.is_sample) drop(id);
      await putSampleLog(queryClient, log);
      showToast({ text: t`Sample catches removed` });
      focusMain();
    },
    onError: (error) => {
      onFailed();
      const fallback = t`The sample catches could not be removed. Please try again.`;
      showToast({ text: describeFailure(error, fallback), isError: true });
    },
  });
}
