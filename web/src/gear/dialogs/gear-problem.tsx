import { Notice } from "../../ui/feedback/states.tsx";

/** Explains a failure inside its dialog. */
export function GearProblem({ text }: { text: string | null }) {
  return text === null ? null : <Notice tone="bad">{text}</Notice>;
}
