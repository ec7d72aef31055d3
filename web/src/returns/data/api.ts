import {
  type CatchReturn,
  returnAnswerSchema,
  returnListSchema,
  type ReturnTemplate,
  returnTemplateAnswerSchema,
  returnTemplateListSchema,
  type ReturnWithFigures,
  returnWithFiguresSchema,
} from "@creel/domain/returns/catch-return";
import type {
  ChangedReturnFields,
  NewReturnFields,
  NewReturnTemplateFields,
  ReturnTemplateChanges,
} from "@creel/domain/returns/new-return";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError. Changes wait in the outbox (`save-returns.ts`).

export async function createReturn(fields: NewReturnFields): Promise<CatchReturn> {
  return (await send({ method: "POST", path: "/returns", body: fields }, returnAnswerSchema)).return;
}

export async function changeReturn(id: string, fields: ChangedReturnFields): Promise<CatchReturn> {
  return (await send({ method: "PUT", path: `/returns/${id}`, body: fields }, returnAnswerSchema)).return;
}

export function removeReturn(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/returns/${id}` });
}

export async function createTemplate(fields: NewReturnTemplateFields): Promise<ReturnTemplate> {
  const call = { method: "POST", path: "/return-templates", body: fields } as const;
  return (await send(call, returnTemplateAnswerSchema)).template;
}

export async function changeTemplate(id: string, fields: ReturnTemplateChanges): Promise<ReturnTemplate> {
  const call = { method: "PUT", path: `/return-templates/${id}`, body: fields } as const;
  return (await send(call, returnTemplateAnswerSchema)).template;
}

export function removeTemplate(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/return-templates/${id}` });
}

/** The key begins like that of catches, so that figures are counted again when the log changes. */
export const RETURNS_KEY = ["catches", "returns"] as const;

export const returnsQuery = queryOptions({
  queryKey: RETURNS_KEY,
  queryFn: async ({ signal }) => (await send({ path: "/returns", signal }, returnListSchema)).returns,
});

/** The beginning of the keys of single returns. */
export const RETURN_KEY = [...RETURNS_KEY, "one"] as const;

/** A return with its figures. */
export function returnQuery(id: string) {
  return queryOptions({
    queryKey: [...RETURN_KEY, id],
    queryFn: ({ signal }): Promise<ReturnWithFigures> =>
      send({ path: `/returns/${id}`, signal }, returnWithFiguresSchema),
  });
}

export const returnTemplatesQuery = queryOptions({
  queryKey: ["return templates"],
  queryFn: async ({ signal }) =>
    (await send({ path: "/return-templates", signal }, returnTemplateListSchema)).templates,
});
