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
      label="Not saved"
      icon={NotebookPen}
      actions={
        <>
          <Button onPress={() => onContinue(draft)}>Continue</Button>
          <Button look="quiet" onPress={() => onDiscard(draft)}>
            Discard
          </Button>
        </>
      }
    >
      <WaitingLine drafts={drafts} />
    </PageBanner>
  );
}
