import { AppError } from "../errors/errors.ts";

/** A log needs 10 levels: an import row with the outline of a water before its merge. */
const MOST_LEVELS = 20;

/**
 * Refuses deep nesting, because schemas and JSON.stringify recurse and thousands of levels would overflow the stack.
 * @returns the error that names the field; `null` if the body is acceptable
 */
export function refuseTooDeep(body: unknown): AppError | null {
  if (!isNested(body)) return null;
  const deep = Object.entries(body).find(([, value]) => isDeeper(value, MOST_LEVELS - 1));
  if (!deep) return null;
  const name = Array.isArray(body) ? "body" : deep[0];
  return new AppError("invalid_input", {
    fields: { [name]: { code: "too_deep", name, levels: MOST_LEVELS } },
  });
}

function isDeeper(value: unknown, levels: number): boolean {
  if (!isNested(value)) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
