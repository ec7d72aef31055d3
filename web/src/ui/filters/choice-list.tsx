import { lazyPart } from "../hooks/lazy-part.ts";
import type { ChoiceListProps } from "./choice-list-box.tsx";

const ChoiceListBox = lazyPart(async () => (await import("./choice-list-box.tsx")).ChoiceListBox);

/** A list of options in a popover. */
export function ChoiceList(props: ChoiceListProps) {
  return <ChoiceListBox {...props} />;
}
