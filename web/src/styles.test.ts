import { expect, test } from "vitest";

const MODULES = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.ts", "!./basemap/generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SHEETS = import.meta.glob<string>("./**/*.css", { query: "?raw", import: "default", eager: true });

/** Stand within what opens on a press, which brings its sheet when it opens. */
const OPENED_LATER = new Set(["popover-empty"]);

function resolve(from: string, specifier: string): string {
  return `.${new URL(specifier, `file:///${from}`).pathname}`;
}

/** A module, what it imports at once and what that imports, sheets among them. */
function comesWith(root: string, seen = new Set<string>()): Set<string> {
  if (seen.has(root)) return seen;
  seen.add(root);
  const imports = (MODULES[root] ?? "").matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s)?"(\.[^"]+)"/gm,
  );
  for (const [, specifier = ""] of imports) comesWith(resolve(root, specifier), seen);
  return seen;
}

function pagesIn(router: string): string[] {
  const imports = (MODULES[router] ?? "").matchAll(/import\("(\.[^"]+)"\)/g);
  return [...imports].map(([, specifier = ""]) => resolve(router, specifier));
}

function classesIn(path: string): string[] {
  const names = (MODULES[path] ?? "").matchAll(/className="([^"]+)"/g);
  return [...names].flatMap(([, words = ""]) => words.split(" "));
}

const definedIn = (sheet: string): string[] =>
  [...(SHEETS[sheet] ?? "").matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);
const styled = new Set(Object.keys(SHEETS).flatMap(definedIn));
const frame = [...comesWith("./main.tsx"), ...comesWith("./app/start.tsx")];

test.each([...pagesIn("./app/router.tsx"), "./app/anglers-shell.tsx"])(
  "%s brings the styles of all that it draws at once",
  (page) => {
    const parts = [...new Set([...frame, ...comesWith(page)])];
    const brought = new Set(parts.flatMap(definedIn));
    const bare = parts.flatMap(classesIn).filter((name) => styled.has(name) && !brought.has(name));
    expect(bare.filter((name) => !OPENED_LATER.has(name))).toEqual([]);
  },
);
