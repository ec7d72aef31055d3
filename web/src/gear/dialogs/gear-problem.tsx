import { Notice } from "../../ui/feedback/states.tsx";

/** Why something failed, within its dialog. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : <Notice tone="bad">{text}</Notice>;
}
