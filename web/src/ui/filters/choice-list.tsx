import { lazyPart } from "../hooks/lazy-part.ts";
import type { ChoiceListProps } from "./choice-list-box.tsx";

const ChoiceListBox = lazyPart(async () => (await import("./choice-list-box.tsx")).ChoiceListBox);

/** A list in a popover to choose from. */
export function ChoiceList(props: ChoiceListProps) {
  return <ChoiceListBox {...props} />;
}
