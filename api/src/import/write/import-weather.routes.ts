import { importWeatherSchema } from "@creel/domain/import/import-weather";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import { AppError } from "../../errors/errors.ts";
import type { ImportContext } from "../import-context.ts";
import { ownImports } from "../imports.repository.ts";
import { countWeatherLeft } from "./import-weather.repository.ts";
import { secondsLeft } from "./seconds-left.ts";

interface WeatherContext extends Pick<ImportContext, "sessions"> {
  isWeatherOn: boolean;
}

export const importWeatherRoutes: FastifyPluginCallbackZod<WeatherContext> = (app, context, done) => {
  const { sessions, isWeatherOn } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/:id/weather", {
    schema: {
      tags: ["Import"],
      summary: "Progress of the weather for imported catches",
      description:
        "For imported catches with a known place and hour but no weather. It is filled in automatically, " +
        "latest first.",
      params: idParamsSchema,
      response: { 200: importWeatherSchema },
    },
    handler: async (request) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      if (!(await ownImports.find(db, key))) throw new AppError("not_found");
      if (!isWeatherOn) return { weather: null };
      const left = await countWeatherLeft(db, key);
      const { filled, waiting } = left;
      return { weather: { catches: filled + waiting, filled, seconds_left: secondsLeft(left, new Date()) } };
    },
  });

  done();
};
