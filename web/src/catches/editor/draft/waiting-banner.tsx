import { t } from "@lingui/core/macro";
import { NotebookPen } from "lucide-react";

import { Button } from "../../../ui/controls/button.tsx";
import { PageBanner } from "../../../ui/layout/page-banner.tsx";
import type { Draft } from "./store/draft.ts";
import { WaitingLine } from "./waiting-line.tsx";

interface WaitingBannerProps {
  /** The next one first. */
  drafts: readonly [Draft, ...Draft[]];
  onContinue: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
}

export function WaitingBanner({ drafts, onContinue, onDiscard }: WaitingBannerProps) {
  const [draft] = drafts;
  return (
    <PageBanner
      label={t`Not saved`}
      icon={NotebookPen}
      actions={
        <>
          <Button onPress={() => onContinue(draft)}>{t`Continue`}</Button>
          <Button look="quiet" onPress={() => onDiscard(draft)}>
            {t`Discard`}
          </Button>
        </>
      }
    >
      <WaitingLine drafts={drafts} />
    </PageBanner>
  );
}
