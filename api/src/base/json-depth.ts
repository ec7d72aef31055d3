import { AppError } from "../errors/errors.ts";

/** A log needs 10: the corners of the outline that a water had before a merge, in a row of an import. */
const MOST_LEVELS = 20;

/**
 * Schemas and JSON.stringify go down level by level, and have no room for thousands.
 * @returns why a body is refused, with the field that is too deep
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
