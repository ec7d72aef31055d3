import { Diagnostics } from "../../diagnostics/diagnostics.tsx";
import { useOutbox } from "../../outbox/outbox.query.ts";

export function DiagnosticsRow() {
  return <Diagnostics unsent={useOutbox().length} />;
}
