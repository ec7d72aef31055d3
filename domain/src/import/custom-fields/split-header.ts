import { unitNamed } from "../measures/measure-units.ts";

export interface HeaderParts {
  name: string;
  unit: string | null;
}

const BRACKETS = /^(.*?)\s*[([{]\s*([^)\]}\d]+?)\s*[)\]}]\s*$/s;
const LAST_PART = /^(.+?)[\s_,:-]+(\S+)$/s;

/**
 * Splits "Girth (cm)" and "girth_cm" into the girth and cm. Text in brackets is a unit unless it has digits, as in
 * "Mood (1-5)".
 */
export function splitHeader(header: string): HeaderParts {
  const plain = header.replaceAll(/\s+/g, " ").trim();
  const [, name = "", unit = ""] = BRACKETS.exec(plain) ?? [];
  if (name !== "") return { name, unit };
  const [, first = "", last = ""] = LAST_PART.exec(plain) ?? [];
  return unitNamed("length", last) === null ? { name: plain, unit: null } : { name: first, unit: last };
}
