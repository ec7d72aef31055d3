import { fieldError } from "@creel/domain/errors/field-error";
import * as z from "zod/mini";

/** Lowercased, as the database returns it, so that the two can be compared. */
export const idSchema = z.uuid(fieldError({ code: "not_uuid", field: "id" })).check(z.toLowerCase());

export const idParamsSchema = z.object({ id: idSchema });
