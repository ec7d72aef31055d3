import { fieldError } from "@creel/domain/errors/field-error";
import * as z from "zod/mini";

/** As the database writes it, so that it can be compared. */
const idSchema = z.uuid(fieldError({ code: "not_uuid", field: "id" })).check(z.toLowerCase());

export const tripParamsSchema = z.object({ id: idSchema });
export const eventParamsSchema = z.object({ id: idSchema, eventId: idSchema });
