import { t } from "@lingui/core/macro";

import { NoFish } from "../../../ui/art/drawn-icons.ts";
import { Badge } from "../../../ui/feedback/states.tsx";

/** A trip without a fish: neither good nor bad. */
export function BlankBadge() {
  return <Badge icon={NoFish}>{t`Blank`}</Badge>;
}
