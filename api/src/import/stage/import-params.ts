import { fieldError } from "@creel/domain/errors/field-error";
import * as z from "zod/mini";

export const importParamsSchema = z.object({
  id: z.uuid(fieldError({ code: "not_uuid", field: "id" })).check(z.toLowerCase()),
});
