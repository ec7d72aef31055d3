import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { SUBJECT_LABELS } from "../../contact/contact-labels.ts";

/** Within a line of changes, for what is not a detail of a catch. */
export const FIELD_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  species: msg`species`,
  date: msg`date`,
  time: msg`time`,
  time_zone: msg`time zone`,
  latitude: msg`place`,
  longitude: msg`place`,
  photos: msg`photos`,
  trip_id: msg`trip`,
  firstName: msg`first name`,
  lastName: msg`last name`,
  username: msg`username`,
  email: msg`email`,
  role: msg`role`,
  account_status: msg`status`,
  free_premium_access: msg`free premium`,
};

/** The stored values that an entry may show. */
export const VALUE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ...SUBJECT_LABELS,
  angler: msg`Angler`,
  admin: msg`Admin`,
  active: msg`Active`,
  suspended: msg`Suspended`,
};
