/** `undefined` is not sent. */
export type FormValue = string | number | boolean | null | undefined | readonly string[];

/** In the API's form: `null` is an empty text, a list is repeated. */
export function toMultipart(
  fields: Readonly<Record<string, FormValue>>,
  files: { name: string; blobs: readonly Blob[] },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const values = typeof value === "object" && value !== null ? value : [value];
    for (const each of values) if (each !== undefined) form.append(name, String(each ?? ""));
  }
  // The names of the files are private.
  for (const blob of files.blobs) form.append(files.name, blob, files.name);
  return form;
}
