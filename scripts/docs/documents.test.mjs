import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "../setup/prepare.mjs";
import { englishTexts, straight } from "./english-texts.mjs";
import { targetOf } from "./links.mjs";
import { PAGES } from "./pages.mjs";

const read = (file) => readFileSync(join(ROOT, file), "utf8").replaceAll(/<!--[\s\S]*?-->/g, "");
const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, "").replaceAll(/`[^`\n]*`/g, "");
const LINK = /!?\[(?:[^\]]*)\]\(([^)\s]+)\)/g;
const GUIDES = PAGES.filter(({ file }) => file.startsWith("docs/guide/")).map(({ file }) => file);

test("every document is a page of the site", () => {
  const documents = readdirSync(join(ROOT, "docs"), { recursive: true })
    .filter((name) => name.endsWith(".md") && !name.startsWith(".vitepress"))
    .map((name) => posix.join("docs", name));
  const pages = new Set(PAGES.map(({ file }) => file));

  expect(documents.filter((file) => !pages.has(file))).toEqual([]);
});

const texts = englishTexts();

test.each(GUIDES)("the app has every button and page that %s names", (guide) => {
  const labels = [...withoutCode(read(guide)).matchAll(/\*\*(.+?)\*\*/gs)].map(([, label]) =>
    straight(label.replaceAll(/\s+/g, " ")),
  );

  expect(labels.filter((label) => !texts.has(label))).toEqual([]);
});

const pages = PAGES.map(({ file }) => file);

test.each(pages)("every link and picture in %s leads to what is there", (page) => {
  const links = [...withoutCode(read(page)).matchAll(LINK)].map(([, link]) => link);
  const broken = links.filter((link) => {
    try {
      const { kind, file } = targetOf(page, link);
      const [, anchor] = link.split("#");
      const target = link.startsWith("#") ? page : file;
      return (
        anchor !== undefined && (kind === "page" || link.startsWith("#")) && !headingsOf(target).has(anchor)
      );
    } catch {
      return true;
    }
  });

  expect(broken).toEqual([]);
});

/** As forges make them, and as the site does where a heading has no punctuation. */
function headingsOf(file) {
  const headings = withoutCode(read(file)).matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, heading]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .replaceAll(/\s/g, "-"),
    ),
  );
}

test("every picture of the guides says what it shows", () => {
  const unsaid = GUIDES.filter((guide) => /!\[\s*\]\(/.test(read(guide)));

  expect(unsaid).toEqual([]);
});
