import type { DetailName } from "@creel/domain/details/details";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { SUBJECT_LABELS } from "../../contact/contact-labels.ts";

const DETAILS: Record<DetailName, MessageDescriptor> = {
  length: msg`length`,
  weight: msg`weight`,
  depth: msg`depth`,
  lure_type: msg`lure`,
  notes: msg`notes`,
  weather_conditions: msg`weather`,
  air_temperature: msg`air`,
  water_temperature: msg`water`,
  wind_speed: msg`wind`,
  wind_direction: msg`wind direction`,
  barometric_pressure: msg`pressure`,
  pressure_trend: msg`pressure trend`,
  lunar_phase: msg`lunar phase`,
};

/** Within a line of changes. */
export const FIELD_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  ...DETAILS,
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
