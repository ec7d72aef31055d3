import type { JobGroup } from "@creel/domain/admin/machine";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface JobName {
  name: MessageDescriptor;
  about: MessageDescriptor;
}

export const JOB_NAMES: Record<JobGroup, JobName> = {
  conditions: { name: msg`Weather for catches and trips`, about: msg`one hour and place at a time` },
  waters: { name: msg`Rivers, alerts and good days`, about: msg`what anglers asked to be told of` },
  email: { name: msg`Email`, about: msg`retried for a day` },
  notifications: { name: msg`Notifications`, about: msg`email, phone, ntfy, webhook` },
  imports: { name: msg`Imports`, about: msg`logs of other apps, row by row` },
  backup: { name: msg`Backup`, about: msg`made, read back, tried` },
  reminders: { name: msg`Reminders`, about: msg`licenses, limits and returns` },
  cleanup: { name: msg`Cleanup`, about: msg`what ran out or belongs to nothing` },
  server: { name: msg`Server`, about: msg`disk, totals and newer versions` },
};
