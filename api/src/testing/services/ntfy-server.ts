import * as z from "zod/mini";

import { startReceiver } from "./receiver.ts";

/** The fields of ntfy's JSON that Creel sends. */
const publishedSchema = z.strictObject({
  topic: z.string().check(z.regex(/^[-_A-Za-z0-9]{1,64}$/)),
  title: z.string(),
  message: z.string(),
  click: z.url(),
  priority: z.int().check(z.gte(1), z.lte(5)),
  tags: z.array(z.string()),
});
type Published = z.infer<typeof publishedSchema>;

const TOKEN = "tk_pike";

/** Starts an ntfy server for one test. Like ntfy, it takes JSON at its root only, and protects the topic "private". */
export async function startNtfyServer() {
  const published: Published[] = [];
  const { address } = await startReceiver(({ method, path, headers, body }) => {
    if (method !== "POST" || path !== "/") return { status: 404 };
    const { data } = publishedSchema.safeParse(JSON.parse(String(body)));
    if (!data) return { status: 400 };
    if (data.topic === "private" && headers.authorization !== `Bearer ${TOKEN}`) return { status: 403 };
    published.push(data);
    return { status: 200 };
  });
  return { address, published, token: TOKEN };
}
