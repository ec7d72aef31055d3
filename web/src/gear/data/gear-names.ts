import type { GearState } from "@creel/domain/gear/new-gear";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const STATES: Record<GearState, MessageDescriptor> = {
  in_use: msg`In use`,
  lost: msg({ message: "Lost", context: "gear" }),
  gone: msg`Gone`,
};

export function stateName(state: GearState): string {
  return i18n._(STATES[state]);
}
