import { plural, t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { Button } from "../../ui/controls/button.tsx";
import { focusMain } from "../../ui/focus-main.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { CATCHES_KEY, addSampleLog, putSampleLog } from "../logbook/api.ts";

interface SampleLog {
  isPending: boolean;
  open: () => void;
}

/** Puts the sample log into an empty one; its banner removes it again. */
export function useSampleLog(onOpened?: () => void): SampleLog {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: addSampleLog,
    onSuccess: async (log) => {
      const { samples } = log;
      onOpened?.();
      await putSampleLog(queryClient, log);
      showToast({
        text: t`${plural(samples, { one: "# sample catch added to your log", other: "# sample catches added to your log" })}`,
      });
      focusMain();
    },
    onError: (error) => {
      const fallback = t`The sample log could not be opened. Please try again.`;
      showToast({ text: describeFailure(error, fallback), isError: true });
      // Another tab or device may have logged a catch meanwhile.
      void queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
    },
  });
  return { isPending, open: () => mutate() };
}

export function TrySamples({ onTried }: { onTried?: () => void }) {
  const { isPending, open } = useSampleLog(onTried);
  return <Button isPending={isPending} onPress={open}>{t`Open the sample log`}</Button>;
}
