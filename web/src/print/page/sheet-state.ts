/** `gone`: there is no such trip, water or year. `missing`: it could not be loaded. */
export type SheetState = "ready" | "loading" | "gone" | "missing";

interface Loading {
  isGone: boolean;
  isMissing: boolean;
  isLoading: boolean;
}

export function stateOf({ isGone, isMissing, isLoading }: Loading): SheetState {
  if (isGone) return "gone";
  if (isMissing) return "missing";
  return isLoading ? "loading" : "ready";
}
