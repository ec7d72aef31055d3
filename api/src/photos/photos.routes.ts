import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { AppError } from "../errors/errors.ts";
import { CONTENT_TYPES, keyOf, PHOTO_FILES } from "./photo-files.ts";
import { validityOf } from "./photo-links.ts";
import type { PhotoContext } from "./photos.ts";

const paramsSchema = z.object({
  userId: z.uuid(),
  fileId: z.uuid(),
  file: z.enum(PHOTO_FILES),
});
const querySchema = z.object({
  expires: z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)),
  signature: z.string().check(z.maxLength(100)),
});

/** A photo opened in a tab may not load or run anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox";

export const photosRoutes: FastifyPluginCallbackZod<PhotoContext> = (app, { storage, linkKey }, done) => {
  app.get("/:userId/:fileId/:file", {
    schema: {
      tags: ["Photos"],
      summary: "A photo, by a signed link",
      description: "Catches contain the links. They expire: request the catch again for new ones.",
      security: [],
      params: paramsSchema,
      querystring: querySchema,
    },
    handler: async ({ params, query }, reply) => {
      const { file, ...key } = params;
      const seconds = validityOf(linkKey, { key, file }, query);
      const contents = seconds > 0 ? await storage.read(keyOf(key, file)) : null;
      if (!contents) throw new AppError("not_found");
      return reply
        .type(CONTENT_TYPES[file])
        .header("cache-control", `private, max-age=${seconds}, immutable`)
        .header("content-security-policy", PICTURE_POLICY)
        .header("content-disposition", `inline; filename="catch-${file}"`)
        .send(contents);
    },
  });
  done();
};
