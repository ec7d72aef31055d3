/** What can stand in a form; what is absent is not sent. */
export type FormValue = string | number | boolean | null | undefined | readonly string[];

/** A form of fields and then files, as the API takes it: nothing noted is an empty text, a list is repeated. */
export function toMultipart(
  fields: Readonly<Record<string, FormValue>>,
  files: { name: string; blobs: readonly Blob[] },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const values = typeof value === "object" && value !== null ? value : [value];
    for (const each of values) if (each !== undefined) form.append(name, String(each ?? ""));
  }
  // What the file was called here is nobody's business.
  for (const blob of files.blobs) form.append(files.name, blob, files.name);
  return form;
}
