import type { WaterKind } from "@creel/domain/waters/new-water";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<WaterKind, MessageDescriptor> = {
  lake: msg`Lake`,
  river: msg`River`,
  canal: msg`Canal`,
  pond: msg`Pond`,
  sea: msg`Sea`,
};

export function kindName(kind: WaterKind): string {
  return i18n._(NAMES[kind]);
}
