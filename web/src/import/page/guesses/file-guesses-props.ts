import type { Choices } from "@creel/domain/import/plan/choices";
import type { ImportPlan } from "@creel/domain/import/plan/plan-import";

/** `undefined` takes a choice back. */
export type ChoiceChange = { [Name in keyof Choices]?: Choices[Name] | undefined };

export interface GuessesProps {
  plan: ImportPlan;
  onChoose: (change: ChoiceChange) => void;
}
