import { waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";

import { openLogForm } from "../../../../testing/render-catch-form.tsx";

let load = () => {};
const isLoaded = new Promise<void>((resolve) => {
  load = resolve;
});
vi.mock(import("./find-moments.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    loadFindMoments: async (locale) => {
      await isLoaded;
      return original.loadFindMoments(locale);
    },
  };
});

// Two files of the form ask for it at once, and in one run of the suite each waited for the other.
beforeAll(async () => {
  await import("./find-moments.ts");
});

test("what was typed before the reader of lines was loaded is understood when it is", async () => {
  const { form, field, press, person } = await openLogForm();
  await press("In one line");
  await person.type(await within(form).findByRole("textbox", { name: "In one line" }), "pike 8 lb");
  expect(field("Weight")).toHaveValue("");
  load();
  await waitFor(() => expect(field("Weight")).toHaveValue("8"));
});
