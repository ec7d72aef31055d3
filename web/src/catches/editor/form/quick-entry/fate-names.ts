import type { Fate } from "@creel/domain/quick-entry/line-part";
import { t } from "@lingui/core/macro";

export function fateName(fate: Fate): string {
  return fate === "kept" ? t`Kept` : t`Released`;
}
