import type { ContactStatus } from "@creel/domain/admin/admin-messages";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const STATUS_LABELS: Record<ContactStatus, MessageDescriptor> = {
  new: msg`New`,
  read: msg`Read`,
  done: msg`Done`,
};
