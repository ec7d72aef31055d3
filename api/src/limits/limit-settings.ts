import * as z from "zod/mini";

import { whole } from "../base/setting-kinds.ts";

export const limitsEnvironment = {
  LIMIT_SIGN_IN_PER_ACCOUNT: whole(1, 1_000_000, 10),
  LIMIT_SIGN_IN_PER_ADDRESS: whole(1, 1_000_000, 100),
  LIMIT_REGISTER_PER_ADDRESS: whole(1, 1_000_000, 100),
  LIMIT_FORGOT_PER_ACCOUNT: whole(1, 1_000_000, 5),
  LIMIT_FORGOT_PER_ADDRESS: whole(1, 1_000_000, 100),
  LIMIT_EMAIL_CHANGES_PER_USER: whole(1, 1_000_000, 10),
  LIMIT_CONTACT_PER_ADDRESS: whole(1, 1_000_000, 100),
  LIMIT_PHOTOS_PER_USER: whole(1, 1_000_000, 1000),
  LIMIT_WEATHER_PER_USER: whole(1, 1_000_000, 300),
  LIMIT_PLACES_PER_USER: whole(1, 1_000_000, 2000),
  LIMIT_EXPORTS_PER_USER: whole(1, 1_000_000, 10),
  LIMIT_IMPORTS_PER_USER: whole(1, 1_000_000, 5),
  LIMIT_NOTIFICATIONS_PER_USER: whole(1, 1_000_000, 60),
  LIMIT_SHARES_PER_USER: whole(1, 1_000_000, 100),
  LIMIT_SHARE_OPENINGS_PER_ADDRESS: whole(1, 1_000_000, 3000),
  LIMIT_CALENDAR_READS_PER_ADDRESS: whole(1, 1_000_000, 600),
  LIMIT_DEMOS_PER_ADDRESS: whole(1, 1_000_000, 20),
  LIMIT_DEMO_GUESTS: whole(1, 100_000, 300),
};
const environmentSchema = z.object(limitsEnvironment);

export interface Limits {
  /** Failed sign-ins per account in 15 minutes before each further one has to wait. */
  signInPerAccount: number;
  /** Failed sign-ins per address in 15 minutes. */
  signInPerAddress: number;
  registerPerAddress: number;
  /** Password reset links per email and hour. */
  forgotPerAccount: number;
  /** Password reset links per address and hour. */
  forgotPerAddress: number;
  /** Email changes per user and hour. Each sends mail to an unconfirmed address. */
  emailChangesPerUser: number;
  /** Contact messages per address and hour. */
  contactPerAddress: number;
  /** Photos per user and hour. */
  photosPerUser: number;
  /** Questions to weather services per user and hour. */
  weatherPerUser: number;
  /** Place searches per user and hour. Each typed letter may be one. */
  placesPerUser: number;
  /** Archive downloads per user and hour. */
  exportsPerUser: number;
  /** New imports per user and hour. */
  importsPerUser: number;
  /** New channels, test messages and reports of refused items per user and hour. Each may send a message. */
  notificationsPerUser: number;
  /** New share links per user and hour. */
  sharesPerUser: number;
  /** Opened pages, photos and pictures of share links per address and hour. */
  shareOpeningsPerAddress: number;
  /** Reads of calendars per address and hour. */
  calendarReadsPerAddress: number;
  /** Demos opened per address and hour. */
  demosPerAddress: number;
  /** Accounts of demos at a time. */
  demoGuests: number;
}

export function toLimits(values: z.infer<typeof environmentSchema>): Limits {
  return {
    signInPerAccount: values.LIMIT_SIGN_IN_PER_ACCOUNT,
    signInPerAddress: values.LIMIT_SIGN_IN_PER_ADDRESS,
    registerPerAddress: values.LIMIT_REGISTER_PER_ADDRESS,
    forgotPerAccount: values.LIMIT_FORGOT_PER_ACCOUNT,
    forgotPerAddress: values.LIMIT_FORGOT_PER_ADDRESS,
    emailChangesPerUser: values.LIMIT_EMAIL_CHANGES_PER_USER,
    contactPerAddress: values.LIMIT_CONTACT_PER_ADDRESS,
    photosPerUser: values.LIMIT_PHOTOS_PER_USER,
    weatherPerUser: values.LIMIT_WEATHER_PER_USER,
    placesPerUser: values.LIMIT_PLACES_PER_USER,
    exportsPerUser: values.LIMIT_EXPORTS_PER_USER,
    importsPerUser: values.LIMIT_IMPORTS_PER_USER,
    notificationsPerUser: values.LIMIT_NOTIFICATIONS_PER_USER,
    sharesPerUser: values.LIMIT_SHARES_PER_USER,
    shareOpeningsPerAddress: values.LIMIT_SHARE_OPENINGS_PER_ADDRESS,
    calendarReadsPerAddress: values.LIMIT_CALENDAR_READS_PER_ADDRESS,
    demosPerAddress: values.LIMIT_DEMOS_PER_ADDRESS,
    demoGuests: values.LIMIT_DEMO_GUESTS,
  };
}
