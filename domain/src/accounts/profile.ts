import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { textSchema } from "../text/text.ts";
import { NAME_LIMIT } from "./register.ts";
import { UNIT_SYSTEMS } from "./user.ts";

const USERNAME_LIMIT = 40;
/** RFC 5646 requires support for tags of at least this length. */
const LANGUAGE_LIMIT = 35;

const usernameSchema = textSchema("username", USERNAME_LIMIT).check(
  z.regex(/^[\p{L}\p{N}._-]+$/u, fieldError({ code: "username_letters" })),
);

export const profileNamesSchema = z.object({
  firstName: textSchema("firstName", NAME_LIMIT),
  lastName: textSchema("lastName", NAME_LIMIT),
  username: usernameSchema,
});
export type ProfileNames = z.infer<typeof profileNamesSchema>;

/** Absent fields stay unchanged. Role, status and email are changed elsewhere. */
export const profileChangesSchema = z
  .object({
    ...z.partial(profileNamesSchema).shape,
    units: z.optional(
      z.enum(UNIT_SYSTEMS, fieldError({ code: "one_of", field: "units", choices: UNIT_SYSTEMS })),
    ),
    timeZone: z.optional(timeZoneSchema),
    /** `null` uses the browser's language. The server checks whether the language is supported. */
    language: z.optional(z.nullable(textSchema("language", LANGUAGE_LIMIT))),
    /** Send both or neither; `null` clears the home water. */
    homeLatitude: z.optional(z.nullable(latitudeSchema)),
    homeLongitude: z.optional(z.nullable(longitudeSchema)),
  })
  .check(
    z.refine(isCompleteHome, { error: fieldError({ code: "home_incomplete" }), path: ["homeLatitude"] }),
  );
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

type Home = { homeLatitude?: number | null | undefined; homeLongitude?: number | null | undefined };

function isCompleteHome({ homeLatitude, homeLongitude }: Home): boolean {
  return kindOf(homeLatitude) === kindOf(homeLongitude);
}

function kindOf(degrees: number | null | undefined): "kept" | "cleared" | "set" {
  if (degrees === undefined) return "kept";
  return degrees === null ? "cleared" : "set";
}
