import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const WEB = join(import.meta.dirname, "../../../web");

const pictureSchema = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const iconSchema = z.extend(pictureSchema, { purpose: z.optional(z.string()) });
const manifest = z
  .object({
    name: z.string(),
    short_name: z.string().check(z.maxLength(12)),
    start_url: z.string(),
    scope: z.literal("/"),
    display: z.literal("standalone"),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(iconSchema),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(pictureSchema) })),
    share_target: z.object({
      action: z.string(),
      method: z.literal("POST"),
      enctype: z.literal("multipart/form-data"),
      params: z.object({ files: z.array(z.object({ name: z.string(), accept: z.array(z.string()) })) }),
    }),
    screenshots: z.array(z.extend(pictureSchema, { form_factor: z.enum(["wide", "narrow"]) })),
  })
  .parse(JSON.parse(readFileSync(join(WEB, "public/manifest.webmanifest"), "utf8")));
const pictures = [
  ...manifest.icons,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ...manifest.screenshots,
];

test.each(pictures)("$src is there, and is what the manifest says it is", async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(join(WEB, "public", src)).metadata();

  expect({ sizes, type }).toEqual({ sizes: `${width}x${height}`, type: `image/${format}` });
});

test("a launcher finds the sizes it asks for, and one icon that it may cut to its own shape", () => {
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);

  expect(icons).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  expect(new Set(manifest.screenshots.map((each) => each.form_factor))).toEqual(new Set(["wide", "narrow"]));
});

test("the share sheet sends photos to the address and in the field that the service worker reads", () => {
  const worker = readFileSync(join(WEB, "service-worker/take-shared.ts"), "utf8");
  const { action, params } = manifest.share_target;

  expect(worker).toContain(`SHARE_PATH = "${action}"`);
  expect(params.files).toEqual([{ name: "photos", accept: ["image/*"] }]);
  expect(worker).toContain(`FIELD = "${params.files[0]?.name}"`);
});

test("the page names the manifest, and both begin on the paper of the day", () => {
  const page = readFileSync(join(WEB, "index.html"), "utf8");
  const tokens = readFileSync(join(WEB, "src/ui/styles/tokens.css"), "utf8");
  const [, paper] = /--paper: [^;]+; \/\* (#\w{6})/.exec(tokens) ?? [];

  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
});
