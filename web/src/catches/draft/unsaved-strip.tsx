import { NotebookPen } from "lucide-react";

import { Button } from "../../ui/button.tsx";
import { PageStrip } from "../../ui/page-strip.tsx";
import { describeKept, describeUnsaved } from "./describe-draft.ts";
import type { Draft } from "./draft.ts";
import { useUnsaved } from "./use-unsaved.ts";

/** On top of a page: what was typed and not saved, before a reload or a crash say. */
export function UnsavedStrip({ onContinue }: { onContinue: (draft: Draft) => void }) {
  const { drafts, discard } = useUnsaved();
  const [draft] = drafts;
  if (!draft) return null;
  return (
    <PageStrip
      label="Not saved"
      icon={NotebookPen}
      actions={
        <>
          <Button onPress={() => onContinue(draft)}>Continue</Button>
          <Button look="quiet" onPress={() => discard(draft)}>
            Discard
          </Button>
        </>
      }
    >
      {describeUnsaved(draft)} <span className="muted small">{describeKept(draft)}</span>
    </PageStrip>
  );
}
