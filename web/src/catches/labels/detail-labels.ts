import type { DetailName } from "@creel/domain/details/details";
import { detailName } from "@creel/texts/fields/detail-names";
import { i18n } from "@lingui/core";

import { inSentence } from "../../i18n/letter-case.ts";

/** The name above a field. */
export function detailLabel(name: DetailName): string {
  return i18n._(detailName(name, "label"));
}

/** The name beside a value that is shown. */
export function detailTitle(name: DetailName): string {
  return i18n._(detailName(name, "title"));
}

/** The name within a line of changes, as in "weight 118 → 11.8 lb". */
export function detailInSentence(name: DetailName): string {
  return inSentence(i18n._(detailName(name, "short")));
}
