import type { Role } from "@creel/domain/accounts/user";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<Role, MessageDescriptor> = { angler: msg`Angler`, admin: msg`Admin` };

export function roleName(role: Role): string {
  return i18n._(NAMES[role]);
}
