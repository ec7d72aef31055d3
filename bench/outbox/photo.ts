import type { Page } from "@playwright/test";

/** A photo as large as those that the form has made smaller: 1,600 by 1,200 pixels, about 1 MB. */
export async function drawPhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser draws nothing");
    for (let spot = 0; spot < 60_000; spot += 1) {
      context.fillStyle = `hsl(${(spot * 137) % 360} 60% ${20 + (spot % 60)}%)`;
      context.fillRect((spot * 7919) % 1600, (spot * 104_729) % 1200, 9, 9);
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}
