import { fieldError } from "@creel/domain/errors/field-error";
import * as z from "zod/mini";

const idSchema = z.uuid(fieldError({ code: "not_uuid", field: "id" }));

export const tripParamsSchema = z.object({ id: idSchema });
export const eventParamsSchema = z.object({ id: idSchema, eventId: idSchema });
