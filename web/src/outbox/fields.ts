import type { SentCustomValues } from "@creel/domain/custom-fields/new-custom-field";

/** Prefix for the id of a custom field. */
const OWN = "custom.";

/**
 * Returns names and values. Each custom field gets its own name, because each is changed, compared and kept separately.
 */
export function flatFields(fields: object): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    name === "custom"
      ? Object.entries(Object(value)).map(([id, own]) => [`${OWN}${id}`, own])
      : [[name, value]],
  );
}

export function wholeFields(flat: readonly [string, unknown][]): Record<string, unknown> {
  const own = flat.filter(([name]) => name.startsWith(OWN));
  const others = flat.filter(([name]) => !name.startsWith(OWN));
  const custom = Object.fromEntries(own.map(([name, value]) => [name.slice(OWN.length), value]));
  return { ...Object.fromEntries(others), ...(own.length > 0 && { custom }) };
}

interface Sent {
  custom?: SentCustomValues | undefined;
}

/** Combines two successive changes; `undefined` changes nothing. */
export function foldFields<Before extends Sent, After extends Sent>(before: Before, after: After) {
  const custom = { ...before.custom, ...after.custom };
  return { ...before, ...defined(after), ...((before.custom || after.custom) && { custom }) };
}

function defined<Fields extends object>(fields: Fields): Fields;
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
