import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Info } from "lucide-react";

import { describeFailure } from "../../http/describe-failure.ts";
import { Button } from "../../ui/controls/button.tsx";
import { focusMain } from "../../ui/focus-main.ts";
import { PageBanner } from "../../ui/layout/page-banner.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useUnsaved } from "../editor/draft/use-unsaved.ts";
import { putSampleLog, removeSampleLog, sampleLogQuery } from "../logbook/api.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

export function SampleBanner() {
  const { data: log } = useQuery(sampleLogQuery);
  const { mutate, isPending } = useRemoval();
  if (!log || log.samples === 0) return null;
  return (
    <PageBanner
      label={t`Sample log`}
      icon={Info}
      actions={
        <Button isPending={isPending} onPress={() => mutate()}>
          {t`Remove them`}
        </Button>
      }
    >
      {log.hasOwn ? t`There are sample catches among yours.` : t`These are sample catches.`}{" "}
      <span className={classNames(utilities.muted, utilities.small)}>{t`Made up, to try Creel with.`}</span>
    </PageBanner>
  );
}

function useRemoval() {
  const queryClient = useQueryClient();
  const { drafts, drop } = useUnsaved();
  return useMutation({
    mutationFn: removeSampleLog,
    onSuccess: async (log) => {
      for (const { id, base } of drafts) if (base?.is_sample) drop(id);
      await putSampleLog(queryClient, log);
      showToast({ text: t`The sample catches are removed` });
      focusMain();
    },
    onError: (error) => {
      const fallback = t`The sample catches could not be removed. Please try again.`;
      showToast({ text: describeFailure(error, fallback), isError: true });
    },
  });
}
