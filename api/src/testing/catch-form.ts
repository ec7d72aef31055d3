type Value = string | number | null | readonly string[];

/** A catch as a form sends it: every field a text, lists repeated, the photos last. */
export function catchForm(fields: Record<string, Value>, photos: readonly Buffer[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each === null ? "" : String(each));
  }
  for (const [index, photo] of photos.entries()) {
    form.append("photo", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), `IMG_${index}.jpg`);
  }
  return form;
}
