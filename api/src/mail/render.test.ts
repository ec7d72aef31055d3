import { expect, test } from "vitest";

import { render } from "./render.ts";

const MAIL = {
  subject: "Reset your password",
  content: {
    paragraphs: ["Hello Ana,", "somebody asked.\nWas it you?"],
    action: { label: "Choose a new password", url: "https://creel.example.com/reset-password#token=a&b" },
    closing: "Nothing changes if you do nothing.",
  },
};

test("says the same in HTML and in plain text", () => {
  const { html, text } = render(MAIL);

  for (const expectedText of ["Hello Ana,", "Was it you?", "Choose a new password", "Nothing changes"]) {
    expect(html).toContain(expectedText);
    expect(text).toContain(expectedText);
  }
  expect(text).toContain("\nhttps://creel.example.com/reset-password#token=a&b\n");
  expect(html).toContain('href="https://creel.example.com/reset-password#token=a&amp;b"');
  expect(html).toContain("somebody asked.<br>Was it you?");
});

test("nothing that was typed becomes markup", () => {
  const typed = `<img src=x onerror=alert(1)>"><svg onload=1>' &amp;`;
  const { html } = render({
    subject: typed,
    content: { paragraphs: [typed], action: { label: typed, url: `https://a.b/"><img>` }, closing: typed },
  });

  expect(html).not.toMatch(/<(img|svg)/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&gt;&lt;svg onload=1&gt;&#39; &amp;amp;");
});

test("has colors of its own for the night", () => {
  const { html } = render(MAIL);

  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toMatch(
    /@media \(prefers-color-scheme: dark\) \{\s+body \{ background: #061114; color: #e6f1ee; \}/,
  );
});
