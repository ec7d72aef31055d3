import { fieldError } from "@creel/domain/errors/field-error";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";

import type { Target } from "./act-on-user.ts";
import { actorOf } from "./admin-access.ts";

export const userParamsSchema = z.object({ id: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

export function targetOf(request: FastifyRequest & { params: { id: string } }): Target {
  return { actor: actorOf(request), id: request.params.id };
}
