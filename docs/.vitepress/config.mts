import { join } from "node:path";

import { defineConfig } from "vitepress";

import { linksOfSite, writeCopies } from "../../scripts/docs/links.mjs";
import { highlight, labelCells, leaveOutOfSearch } from "../../scripts/docs/markdown.mjs";
import { PAGES, SECTIONS } from "../../scripts/docs/pages.mjs";
import { withoutInline } from "../../scripts/docs/policy.mjs";

/** Where a Creel serves the site, beside the app. */
const SERVED_AT = "/docs/";
/** Where the site is, with a slash at both ends. */
const base = process.env["DOCS_BASE"] ?? SERVED_AT;
const outDir = process.env["DOCS_OUT"] ?? join(import.meta.dirname, "dist");
const copies = new Set<string>();
const WIDE = new Set([
  "docs/settings.md",
  "docs/outgoing.md",
  "docs/routes.md",
  "docs/security.md",
  "docs/where-things-are.md",
]);
const linkTo = (address: string) => `/${address.replace(/(^|\/)index$/, "$1")}`;

export default defineConfig({
  title: "Creel",
  titleTemplate: ":title · Creel",
  description: "The guide to Creel, a self-hosted catch log for anglers.",
  lang: "en-US",
  base,
  // The readme and other files of the repository's root are pages, too.
  srcDir: join(import.meta.dirname, "../.."),
  srcExclude: ["{api,data,deploy,domain,e2e,scripts,testing,texts,web,.*}/**"],
  rewrites: Object.fromEntries(PAGES.map(({ file, address }) => [file, `${address}.md`])),
  outDir,
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: "localhostLinks",
  // The theme is the one that the angler chose in Creel (web/public/theme.js).
  appearance: { storageKey: "creel.theme", disableTransition: false },
  head: [
    ["link", { rel: "icon", href: `${base}favicon.svg`, type: "image/svg+xml" }],
    ["meta", { name: "color-scheme", content: "light dark" }],
  ],
  // Tables of many columns get the room of the outline.
  transformPageData: ({ filePath, frontmatter }) =>
    WIDE.has(filePath) ? { frontmatter: { ...frontmatter, aside: false } } : undefined,
  markdown: {
    highlight,
    config: (md) => {
      linksOfSite(md, { base, copies });
      labelCells(md);
      leaveOutOfSearch(md);
    },
    headers: { level: [2, 3] },
  },
  // Nearly every text needs this font; without it, lines would break anew while somebody reads.
  transformHead: ({ assets }) =>
    assets
      .filter((asset) => /-latin-wght-normal\..*woff2$/.test(asset))
      .map((href) => ["link", { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href }]),
  transformHtml: (html) => withoutInline(html, base),
  buildEnd: () => writeCopies(outDir, copies),
  vite: {
    publicDir: join(import.meta.dirname, "public"),
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    logo: { light: "/favicon.svg", dark: "/logo-dark.svg" },
    nav: [
      ...SECTIONS.map(({ text, folder, groups }) => ({
        text,
        link: linkTo(groups[0]?.pages[0]?.address ?? "index"),
        activeMatch: `^/${folder}/`,
      })),
      ...(base === SERVED_AT
        ? [{ text: "Open Creel", link: "pathname:///dashboard", target: "_self", noIcon: true }]
        : []),
    ],
    sidebar: Object.fromEntries(
      SECTIONS.map(({ folder, groups }) => [
        `/${folder}/`,
        groups.map(({ text, pages }) => ({
          text,
          items: pages.map((page) => ({ text: page.text, link: linkTo(page.address) })),
        })),
      ]),
    ),
    outline: { level: [2, 3], label: "On this page" },
    search: { provider: "local" },
    notFound: {
      title: "Page not found",
      quote: "It may have moved, or the link is missing a letter.",
      linkText: "Go to the first page",
      linkLabel: "Go to the first page",
    },
    docFooter: { prev: "Before", next: "Next" },
  },
});
