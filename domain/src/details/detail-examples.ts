import { type Detail, type DetailName, DETAILS } from "./details.ts";

export function examplesOf(name: DetailName): readonly [number | string, number | string] {
  const detail: Detail = DETAILS[name];
  switch (detail.kind) {
    case "measure":
      return [detail.min + detail.step, detail.max - detail.step];
    case "count":
      return [detail.unset + 1, detail.max];
    case "choice":
      return [detail.choices[0], detail.choices.at(-1) ?? ""];
    case "text":
    case "lure":
      return [`${name} one`, `${name} two`];
  }
}
