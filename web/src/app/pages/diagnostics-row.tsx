import { useUnsaved } from "../../catches/editor/draft/use-unsaved.ts";
import { Diagnostics } from "../../diagnostics/diagnostics.tsx";

export function DiagnosticsRow() {
  const { drafts } = useUnsaved();
  return <Diagnostics unsent={drafts.length} />;
}
