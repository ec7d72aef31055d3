import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm, useWatch } from "react-hook-form";
import { expect, test, vi } from "vitest";

import { FormTextField } from "./form-fields.tsx";

test("text that is typed before a page is hydrated never leaves its field, and the form knows it", async () => {
  // The test covers the time between renders that `act` would merge into one.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Page />);
  const input = root.querySelector("input");
  if (!input) throw new Error("There is no field");
  input.value = "hank@";

  const write = vi.spyOn(HTMLInputElement.prototype, "value", "set");
  hydrateRoot(root, <Page />);
  await expect.poll(() => input.getAttribute("value")).toBe("hank@");
  expect(write.mock.calls.flat()).toEqual([]);
  await expect.poll(() => root.textContent).toContain("To hank@");
});

function Page() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
}

function Form() {
  const { control } = useForm({ defaultValues: { email: "" } });
  return (
    <>
      <FormTextField control={control} name="email" label="Email" />
      To {useWatch({ control, name: "email" })}
    </>
  );
}
