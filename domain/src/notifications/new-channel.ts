import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";

export const CHANNEL_LIMITS = { perUser: 20, name: 80, url: 1000, token: 200 } as const;

/** A point of P-256 without compression: 65 bytes that begin with 4, in base64url. */
const P256_POINT = /^B[A-Za-z0-9_-]{86}$/;
/** 16 bytes in base64url. */
const AUTH_SECRET = /^[A-Za-z0-9_-]{22}$/;
/** A header's value, as ntfy makes them: tk_ and letters. */
const TOKEN = /^[\x21-\x7e]+$/;

/** The beginning of a URL with http or https, and without a name and password before its host. */
const WEB_HOST = /^https?:\/\/[^\s/?#\\@]+([/?#]|$)/i;
const urlFormat = z.url();
/** A URL of ntfy ends with the topic: https://ntfy.sh/my-topic */
const NTFY_TOPIC = /^[^?#]+\/[-_A-Za-z0-9]{1,64}$/;

const KEYS = fieldError({ code: "push_keys" });

function urlSchema(field: "endpoint" | "url") {
  return z
    .string(fieldError({ code: "web_url", field }))
    .check(
      z.trim(),
      z.maxLength(CHANNEL_LIMITS.url, fieldError({ code: "too_long", field, max: CHANNEL_LIMITS.url })),
      z.refine(isWebUrl, fieldError({ code: "web_url", field })),
    );
}

function isWebUrl(text: string): boolean {
  return WEB_HOST.test(text) && urlFormat.safeParse(text).success;
}

const shared = {
  name: z.optional(z.nullable(textSchema("name", CHANNEL_LIMITS.name))),
};

/** A browser's push subscription, as `PushSubscription.toJSON()` writes it. */
const newPushSchema = z.object({
  kind: z.literal("push"),
  ...shared,
  endpoint: urlSchema("endpoint"),
  keys: z.object(
    {
      p256dh: z.string(KEYS).check(z.regex(P256_POINT, KEYS)),
      auth: z.string(KEYS).check(z.regex(AUTH_SECRET, KEYS)),
    },
    KEYS,
  ),
});

const newNtfySchema = z.object({
  kind: z.literal("ntfy"),
  ...shared,
  url: urlSchema("url").check(z.regex(NTFY_TOPIC, fieldError({ code: "ntfy_topic" }))),
  /** An access token, if the topic is protected. */
  token: z.optional(
    z.nullable(
      z
        .string(fieldError({ code: "not_text", field: "token" }))
        .check(
          z.maxLength(
            CHANNEL_LIMITS.token,
            fieldError({ code: "too_long", field: "token", max: CHANNEL_LIMITS.token }),
          ),
          z.regex(TOKEN, fieldError({ code: "invalid" })),
        ),
    ),
  ),
});

const newWebhookSchema = z.object({ kind: z.literal("webhook"), ...shared, url: urlSchema("url") });

/** Email is always there, so it cannot be added. */
const ADDABLE_KINDS = ["push", "ntfy", "webhook"] as const;

export const newChannelSchema = z.discriminatedUnion(
  "kind",
  [newPushSchema, newNtfySchema, newWebhookSchema],
  fieldError({ code: "one_of", field: "kind", choices: ADDABLE_KINDS }),
);
export type NewChannel = z.infer<typeof newChannelSchema>;
export type NewChannelFields = z.input<typeof newChannelSchema>;
