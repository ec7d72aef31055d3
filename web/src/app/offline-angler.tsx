import { useUnsaved } from "../catches/draft/use-unsaved.ts";
import { OfflineStrip } from "./offline-strip.tsx";

/** The same for who is signed in: what they typed is here. */
export function OfflineAngler() {
  const { drafts } = useUnsaved();
  return <OfflineStrip words={`You are offline. ${describeWaiting(drafts.length)}`} />;
}

function describeWaiting(count: number): string {
  if (count === 0) return "What you type is kept.";
  const waiting = count === 1 ? "1 draft waits" : `${count} drafts wait`;
  return `${waiting} here to be saved.`;
}
