import type { LureName } from "@creel/domain/lures/lures";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { labelFor } from "../../i18n/label-for.ts";

const NAMES: Record<LureName, MessageDescriptor> = {
  Bucktail: msg`Bucktail`,
  Spoon: msg`Spoon`,
  Topwater: msg`Topwater`,
  Crankbait: msg`Crankbait`,
  Spinnerbait: msg`Spinnerbait`,
  Jig: msg`Jig`,
  Swimbait: msg`Swimbait`,
  "Soft Plastic": msg`Soft Plastic`,
  "Drop Shot": msg`Drop Shot`,
  Rapala: msg`Rapala`,
  "Rattle Trap": msg`Rattle Trap`,
  "Live Bait": msg`Live Bait`,
  Other: msg({ message: "Other", context: "lure" }),
};

export function lureName(lure: string): string {
  return labelFor(NAMES, lure);
}
