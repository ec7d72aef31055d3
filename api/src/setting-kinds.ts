import * as z from "zod/mini";

/** A whole number as it stands in the environment, within both limits. */
export function whole(min: number, max: number, standard: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, message)),
      z.pipe(z.transform(Number), z.int(message).check(z.gte(min, message), z.lte(max, message))),
    ),
    standard,
  );
}

export function webAddress(message = "must be a URL with http or https") {
  return z.string().check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), message));
}
