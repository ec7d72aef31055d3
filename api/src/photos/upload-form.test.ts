import multipart from "@fastify/multipart";
import Fastify from "fastify";
import { expect, test } from "vitest";

import { handleErrors } from "../errors/errors.ts";
import { FORM_LIMITS, readUploadForm } from "./upload-form.ts";

function formWithPhoto(): FormData {
  const form = new FormData();
  form.set("species", "Walleye");
  form.set("photo", new Blob(["a photo"]), "walleye.jpg");
  return form;
}

test("a database that is gone while a photo is counted is an outage, not a fault of the form", async () => {
  const app = Fastify();
  handleErrors(app);
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  const connectionError = Object.assign(new Error("terminating connection"), { code: "57P01" });
  app.post("/", (request) => readUploadForm(request, () => Promise.reject(connectionError)));
  const body = new Response(formWithPhoto());

  const response = await app.inject({
    method: "POST",
    url: "/",
    headers: { "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
  });

  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: "unavailable" });
});
