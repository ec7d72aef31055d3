import type { Locator, Page } from "@playwright/test";

import { openLogForm } from "./log-form.ts";
import type { PhotoFile } from "./photo-files.ts";

/** Opens the form for a new catch on open water, and chooses a species. */
export async function openForm(page: Page): Promise<Locator> {
  const form = await openLogForm(page);
  await form.getByText("Pike", { exact: true }).click();
  return form;
}

/** Chooses files with the "Add photo" button. */
export async function addPhotos(page: Page, ...files: PhotoFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Add photo" }).click(),
  ]);
  await chooser.setFiles(files);
}

export async function save(form: Locator): Promise<void> {
  await form.getByRole("button", { name: /^Save/ }).click();
}

interface SentCatch {
  /** The fields of the catch. */
  fields: Record<string, unknown>;
  files: Buffer[];
}

interface SentPage {
  sentFields: string;
  sentFiles: Blob[];
}

/**
 * Keeps a copy of the last catch that the page sends and of its photos, because the browser does not expose sent photos
 * otherwise. Call it before the page is opened. The returned function waits until that many photos have been sent.
 */
export async function watchSent(page: Page): Promise<(photos: number) => Promise<SentCatch>> {
  await page.addInitScript(() => {
    const sent: SentPage = { sentFields: "", sentFiles: [] };
    Object.assign(globalThis, sent);
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const isCatch = init?.method === "POST" && typeof init.body === "string" && input === "/api/catches";
      if (isCatch) Object.assign(globalThis, { sentFields: init.body });
      return fetch(input, init);
    };
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body: XMLHttpRequestBodyInit): void {
        if (body instanceof Blob) (globalThis as unknown as SentPage).sentFiles.push(body);
        super.send(body);
      }
    };
  });
  return async (photos) => {
    await page.waitForFunction(
      (count) => (globalThis as unknown as SentPage).sentFiles.length >= count,
      photos,
    );
    const { fields, files } = await page.evaluate(readSent);
    return {
      fields: JSON.parse(fields) as Record<string, unknown>,
      files: files.map((each) => Buffer.from(each, "base64")),
    };
  };
}

/** Runs in the page. Returns files as base64, because a page can return only serializable values. */
async function readSent() {
  const { sentFields, sentFiles } = globalThis as unknown as SentPage;
  const files = await Promise.all(
    sentFiles.map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(Array.from(bytes, (each) => String.fromCodePoint(each)).join(""));
    }),
  );
  return { fields: sentFields, files };
}

/** Returns the rows of the form's photos, cover first. */
export function rowsOf(form: Locator): Locator {
  return form.getByRole("grid", { name: "Photos" }).getByRole("row");
}

/** Adds a file to the page by drag and drop or from the clipboard. */
export async function dropOrPaste(page: Page, by: "drop" | "paste", file: PhotoFile): Promise<void> {
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
