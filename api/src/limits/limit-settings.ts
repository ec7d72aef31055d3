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
  LIMIT_SHARES_PER_USER: whole(1, 1_000_000, 100),
  LIMIT_SHARE_OPENINGS_PER_ADDRESS: whole(1, 1_000_000, 3000),
};
const environmentSchema = z.object(limitsEnvironment);

export interface Limits {
  /** Failed sign-ins of one account in 15 minutes before each further one has to wait. */
  signInPerAccount: number;
  /** Failed sign-ins from one address in 15 minutes. */
  signInPerAddress: number;
  registerPerAddress: number;
  /** Links to a new password for one email in an hour. */
  forgotPerAccount: number;
  /** Links that are asked for from one address in an hour. */
  forgotPerAddress: number;
  /** New emails one user may ask for in an hour: each sends mail to somebody's address. */
  emailChangesPerUser: number;
  /** Messages of the contact page from one address in an hour. */
  contactPerAddress: number;
  /** Photos of one user in an hour. */
  photosPerUser: number;
  /** Questions of one user in an hour that other people's services have to answer. */
  weatherPerUser: number;
  /** Searches of one user for a place in an hour; each letter that is typed may be one. */
  placesPerUser: number;
  /** Downloads of everything by one user in an hour. */
  exportsPerUser: number;
  /** Imports that one user begins in an hour. */
  importsPerUser: number;
  /** Links that one user makes in an hour. */
  sharesPerUser: number;
  /** Pages of links, their photos and pictures that one address opens in an hour. */
  shareOpeningsPerAddress: number;
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
    sharesPerUser: values.LIMIT_SHARES_PER_USER,
    shareOpeningsPerAddress: values.LIMIT_SHARE_OPENINGS_PER_ADDRESS,
  };
}
