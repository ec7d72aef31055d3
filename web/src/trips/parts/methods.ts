import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import { labelFor } from "../../i18n/label-for.ts";

/** Ways of fishing, keyed by the stored word. */
export const WAYS: Readonly<Record<string, MessageDescriptor>> = {
  Casting: msg`Casting`,
  Trolling: msg`Trolling`,
  Fly: msg({ message: "Fly", context: "way of fishing" }),
  Ice: msg({ message: "Ice", context: "way of fishing" }),
  Other: msg({ message: "Other", context: "way of fishing" }),
};

/** Where the angler fishes from, keyed by the stored word. */
export const STANDS: Readonly<Record<string, MessageDescriptor>> = {
  Boat: msg`Boat`,
  Shore: msg`Shore`,
  Wading: msg`Wading`,
  Kayak: msg`Kayak`,
};

export interface Method {
  way: string | null;
  stand: string | null;
}

const SEPARATOR = ", ";

/** Parses a trip's method. Unknown words are ignored. */
export function readMethod(method: string | null): Method {
  const parts = method?.split(SEPARATOR) ?? [];
  const among = (known: object) => parts.find((word) => Object.hasOwn(known, word)) ?? null;
  return { way: among(WAYS), stand: among(STANDS) };
}

export function writeMethod({ way, stand }: Method): string | null {
  return [way, stand].filter((word) => word !== null).join(SEPARATOR) || null;
}

/** Example: "Casting, Boat". A method in the angler's own words is returned unchanged. */
export function describeMethod(method: string | null): string | null {
  const { way, stand } = readMethod(method);
  if (way === null && stand === null) return method;
  return joinList([way && labelFor(WAYS, way), stand && labelFor(STANDS, stand)]);
}
