import * as z from "zod/mini";

import { blockSchema } from "./block.ts";
import { figuresSchema } from "./return-figures.ts";
import { RETURN_TEMPLATES } from "./templates.ts";

/** A return: what a river, a club or an authority asks for, counted from the log. Creel sends it nowhere. */
export const catchReturnSchema = z.object({
  id: z.string(),
  /** Increases by 1 with each change. */
  version: z.int(),
  template: z.enum(RETURN_TEMPLATES),
  /** The angler's own template, which may have been deleted since. */
  template_id: z.nullable(z.string()),
  name: z.string(),
  /** The blocks of the template. */
  blocks: z.array(blockSchema),
  /** Empty for all waters. */
  water_ids: z.array(z.string()),
  /** The waters that exist, with the angler's names. */
  waters: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The first and the last day, yyyy-mm-dd. */
  from: z.string(),
  to: z.string(),
  time_zone: z.string(),
  deadline: z.nullable(z.string()),
  answers: z.record(z.string(), z.string()),
  turned_in_at: z.nullable(z.string()),
  /** From the figures, which lists do not have. */
  summary: figuresSchema.shape.summary,
  missing_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CatchReturn = z.infer<typeof catchReturnSchema>;

export const returnAnswerSchema = z.object({ return: catchReturnSchema });

/** Sorted by the last day, latest first. */
export const returnListSchema = z.object({ returns: z.array(catchReturnSchema) });

/** The answer of `GET /returns/{id}`. Figures of a return that was turned in are those that were reported. */
export const returnWithFiguresSchema = z.object({ return: catchReturnSchema, figures: figuresSchema });
export type ReturnWithFigures = z.infer<typeof returnWithFiguresSchema>;

/** A template that the angler built. */
export const returnTemplateSchema = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  blocks: z.array(blockSchema),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ReturnTemplate = z.infer<typeof returnTemplateSchema>;

export const returnTemplateAnswerSchema = z.object({ template: returnTemplateSchema });
/** Sorted by name. */
export const returnTemplateListSchema = z.object({ templates: z.array(returnTemplateSchema) });
