import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { t } from "@lingui/core/macro";

/** One a line, each once. */
export function readChoices(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}

export function choicesProblem(text: string): string | undefined {
  const choices = readChoices(text);
  const { choices: most, choice: letters } = CUSTOM_FIELD_LIMITS;
  if (choices.length === 0) return t`Write at least one choice`;
  if (choices.length > most) return t`At most ${most} choices`;
  if (choices.some((choice) => choice.length > letters)) return t`A choice has at most ${letters} letters`;
  return undefined;
}
