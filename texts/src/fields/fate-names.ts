import type { Fate } from "@creel/domain/catches/fate";
import type { MessageDescriptor } from "@lingui/core";

export const FATE_NAMES: Record<Fate, MessageDescriptor> = {
  kept: /*i18n*/ { id: "fate.kept", message: "Kept" },
  released: /*i18n*/ { id: "fate.released", message: "Released" },
  released_hurt: /*i18n*/ { id: "fate.released_hurt", message: "Released hurt" },
};
