import { UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { expect, test } from "vitest";

import { OperatorProvider } from "../operator/operator.ts";
import { show } from "../testing/show.tsx";
import { Operator } from "./operator-line.tsx";

test.each([
  { said: {}, sentence: "The people who run this site; write to them on the contact page." },
  {
    said: { supportEmail: "help@example.com" },
    sentence: "The people who run this site; write to them at help@example.com or on the contact page.",
  },
  {
    said: { name: "Lake Club", location: "Ely, Minnesota" },
    sentence: "Run by Lake Club, Ely, Minnesota; write to them on the contact page.",
  },
  {
    said: { name: "Lake Club", supportEmail: "help@example.com" },
    sentence: "Run by Lake Club; write to them at help@example.com or on the contact page.",
  },
])("whoever runs it is named as far as they have said so: $sentence", async ({ said, sentence }) => {
  show(
    <OperatorProvider value={{ ...UNNAMED_OPERATOR, ...said }}>
      <Operator />
    </OperatorProvider>,
    { user: null },
  );
  await expect.poll(() => document.querySelector("p")?.textContent).toBe(sentence);
});
