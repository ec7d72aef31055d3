import type { Locator, Page } from "@playwright/test";

import { openLogForm } from "./log-form.ts";
import type { PhotoFile } from "./photo-files.ts";

/** One part of a form that was sent: a text, or a file. */
export type Part = [name: string, content: string | Buffer];

/** The form for a new catch on open water, with a species in it. */
export async function openForm(page: Page): Promise<Locator> {
  const form = await openLogForm(page);
  await form.getByText("Pike", { exact: true }).click();
  return form;
}

/** Chooses files as one does after "Add photo". */
export async function addPhotos(page: Page, ...files: PhotoFile[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photo" }).click();
  await (await chooser).setFiles(files);
}

export async function save(form: Locator): Promise<void> {
  await form.getByRole("button", { name: /^Save/ }).click();
}

/**
 * Keeps a copy of the last form the page sends, files and all, which the browser tells nobody else; to be
 * called before the page is there.
 */
export async function watchForms(page: Page): Promise<() => Promise<Part[]>> {
  await page.addInitScript(() => {
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body: XMLHttpRequestBodyInit): void {
        Object.assign(globalThis, { sentForm: body });
        super.send(body);
      }
    };
  });
  return async () => {
    const parts = await page.evaluate(readForm);
    return parts.map(({ name, text, file }): Part => [
      name,
      file === null ? text : Buffer.from(file, "base64"),
    ]);
  };
}

/** In the page: files as base64, because that is what comes out of it. */
async function readForm() {
  const { sentForm } = globalThis as unknown as { sentForm: FormData };
  return Promise.all(
    [...sentForm].map(async ([name, value]) => {
      if (typeof value === "string") return { name, text: value, file: null };
      const bytes = new Uint8Array(await value.arrayBuffer());
      return { name, text: "", file: btoa(Array.from(bytes, (each) => String.fromCodePoint(each)).join("")) };
    }),
  );
}

export function filesOf(parts: readonly Part[]): Buffer[] {
  return parts.flatMap(([, content]) => (typeof content === "string" ? [] : [content]));
}

export function textsOf(parts: readonly Part[], wanted: string): string[] {
  return parts.flatMap(([name, content]) =>
    name === wanted && typeof content === "string" ? [content] : [],
  );
}

/** The photos of the form, from the cover on, as each is told of. */
export function rowsOf(form: Locator): Locator {
  return form.getByRole("grid", { name: "Photos" }).getByRole("row");
}

/** Puts files on the page as a hand with a mouse, or the clipboard, does. */
export async function bring(page: Page, by: "drop" | "paste", file: PhotoFile): Promise<void> {
  const sent = { by, name: file.name, type: file.mimeType, base64: file.buffer.toString("base64") };
  await page.evaluate(({ by: type, name, type: mimeType, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.codePointAt(0) ?? 0);
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], name, { type: mimeType }));
    const options = { bubbles: true, cancelable: true };
    const target = document.activeElement ?? document.body;
    if (type === "drop") {
      target.dispatchEvent(new DragEvent("dragover", { ...options, dataTransfer: transfer }));
      target.dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: transfer }));
    } else {
      target.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: transfer }));
    }
  }, sent);
}
