// The violations that check-gates plants. Each snippet breaks only the rule that it is listed under.

const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join("\n");
const planted = (code) => ({ "web/src/ui/planted.ts": code });
const plantedView = (code) => ({ "web/src/ui/planted.tsx": code });

/** Keyed by the name of the rule in .oxlintrc.json. */
export const LINT_VIOLATIONS = {
  complexity: planted(
    `export function f(n: number): number {\n${lines(11, (i) => `  if (n === ${i}) return ${i};`)}\n  return 0;\n}\n`,
  ),
  "max-depth": planted(
    "export function f(a: boolean): number {\n  if (a) {\n    if (a) {\n      if (a) {\n        if (a) return 1;\n      }\n    }\n  }\n  return 0;\n}\n",
  ),
  "max-params": planted(
    "export function f(a: number, b: number, c: number, d: number): number {\n  return a + b + c + d;\n}\n",
  ),
  "max-lines": planted(lines(351, (i) => `export const a${i} = ${i};`)),
  "max-lines-per-function": planted(
    `export function f(): number {\n  let n = 0;\n${lines(61, (i) => `  n += ${i};`)}\n  return n;\n}\n`,
  ),
  "import/no-cycle": {
    "web/src/ui/planted.ts": 'import { b } from "./planted-b.ts";\nexport const a = (): number => b();\n',
    "web/src/ui/planted-b.ts": 'import { a } from "./planted.ts";\nexport const b = (): number => a();\n',
  },
  "no-restricted-imports": planted('export { useSyncExternalStore } from "react";\n'),
  "import/no-default-export": planted("export default 1;\n"),
  "import/no-unassigned-import": planted('import "./button.tsx";\n'),
  "typescript/no-explicit-any": planted("export const a: any = 1;\n"),
  "typescript/no-non-null-assertion": planted("export const f = (a: string | null): string => a!;\n"),
  "typescript/no-floating-promises": planted("export function f(): void {\n  fetch('/');\n}\n"),
  "typescript/no-misused-promises": planted(
    "export function f(): void {\n  addEventListener('click', async () => {\n    await fetch('/');\n  });\n}\n",
  ),
  "typescript/switch-exhaustiveness-check": planted(
    "export function f(a: 'x' | 'y'): number {\n  switch (a) {\n    case 'x': {\n      return 1;\n    }\n  }\n  return 0;\n}\n",
  ),
  "typescript/consistent-type-imports": planted(
    'import { CSSProperties } from "react";\nexport const a: CSSProperties = {};\n',
  ),
  "typescript/no-unsafe-type-assertion": planted("export const f = (a: unknown): string => a as string;\n"),
  "typescript/require-array-sort-compare": planted(
    "export const f = (a: number[]): number[] => a.toSorted();\n",
  ),
  "unicorn/filename-case": { "web/src/ui/PlantedFile.ts": "export const a = 1;\n" },
  "unicorn/no-array-for-each": planted(
    "export function f(a: number[]): void {\n  a.forEach((b) => {\n    globalThis.name = String(b);\n  });\n}\n",
  ),
  "no-console": planted('console.log("planted");\n'),
  "no-unused-vars": planted("const a = 1;\nexport const b = 2;\n"),
  "oxc/no-barrel-file": planted(lines(120, (i) => `export * from "./planted-${i}.ts";`)),
  eqeqeq: planted("export const f = (a: number): boolean => a == 1;\n"),
  curly: planted("export function f(a: boolean): number {\n  if (a)\n    return 1;\n  return 0;\n}\n"),
  "react/jsx-key": plantedView("export const View = () => <ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>;\n"),
  "texts/no-bare-text": plantedView(
    "export const View = ({ isOn }: { isOn: boolean }) => <input aria-label={isOn ? 'On' : 'Off'} />;\n",
  ),
  "texts/no-text-at-top": planted('import { t } from "@lingui/core/macro";\nexport const a = t`planted`;\n'),
  "jsx-a11y/no-autofocus": plantedView("export const View = () => <input autoFocus />;\n"),
};

/** Keyed by package, then by the flag of tsconfig.base.json, the boundary or the table that forbids it. */
export const TYPE_VIOLATIONS = {
  domain: {
    "no-dom": { code: "export const a = document.title;\n", error: "TS2584" },
    "no-node": { code: "export const a = process.pid;\n", error: "TS2591" },
    strict: { code: "export const f = (a) => a;\n", error: "TS7006" },
    noUncheckedIndexedAccess: { code: "export const f = (a: string[]): string => a[0];\n", error: "TS2322" },
    exactOptionalPropertyTypes: {
      code: "export const a: { b?: string } = { b: undefined };\n",
      error: "TS2375",
    },
    noImplicitOverride: {
      code: "class A {\n  f() {}\n}\nexport class B extends A {\n  f() {}\n}\n",
      error: "TS4114",
    },
    noImplicitReturns: {
      code: "export function f(a: boolean): number | undefined {\n  if (a) return 1;\n}\n",
      error: "TS7030",
    },
    noFallthroughCasesInSwitch: {
      code: "export function f(a: number): number {\n  let b = 0;\n  switch (a) {\n    case 1:\n      b = 1;\n    default:\n      b = 2;\n  }\n  return b;\n}\n",
      error: "TS7029",
    },
    noPropertyAccessFromIndexSignature: {
      code: "export const f = (a: Record<string, string>) => a.b;\n",
      error: "TS4111",
    },
    noUnusedLocals: { code: "const a = 1;\nexport const b = 2;\n", error: "TS6133" },
    noUnusedParameters: { code: "export const f = (a: number) => 1;\n", error: "TS6133" },
    verbatimModuleSyntax: {
      code: 'import { Coordinates } from "./places/coordinates.ts";\nexport const a: Coordinates | null = null;\n',
      error: "TS1484",
    },
    erasableSyntaxOnly: { code: "export enum A {\n  B,\n}\n", error: "TS1294" },
  },
  api: {
    "no-dom": { code: "export const a = document.title;\n", error: "TS2584" },
    "a detail of a catch without a column": {
      file: "src/database/detail-columns.ts",
      without: '  notes: "notes",\n',
      error: "TS2741",
    },
  },
  web: {
    "a class that the style sheet does not have": {
      code: 'import * as styles from "./ui/controls/switch.module.css";\nexport const a = styles.planted;\n',
      error: "TS2339",
    },
    "no-node": { code: "export const a = process.pid;\n", error: "TS2591" },
    "a detail of a catch without a place in the form": {
      file: "src/catches/editor/values/detail-sections.ts",
      without: '  notes: "notes",\n',
      error: "TS2741",
    },
  },
};

/** Keyed by the name of the rule in .dependency-cruiser.cjs. */
export const DEPENDENCY_VIOLATIONS = {
  "no-circular": {
    "api/src/catches/planted.ts":
      'import { b } from "./planted-b.ts";\nexport const a = (): number => b();\n',
    "api/src/catches/planted-b.ts":
      'import { a } from "./planted.ts";\nexport const b = (): number => a();\n',
  },
  "domain-is-pure": { "domain/src/planted.ts": 'import { sql } from "kysely";\nexport const a = sql;\n' },
  "texts-know-domain-alone": {
    "texts/src/planted.ts":
      'import { AppError } from "../../api/src/errors/errors.ts";\nexport const a = AppError;\n',
  },
  "web-never-imports-api": {
    "web/src/app/planted.ts":
      'import { AppError } from "../../../api/src/errors/errors.ts";\nexport const a = AppError;\n',
  },
  "api-never-imports-web": {
    "api/src/planted.ts": 'import { send } from "../../web/src/http/send.ts";\nexport const a = send;\n',
  },
  "journeys-only-use-the-browser": {
    "e2e/planted.ts": 'import { AppError } from "../api/src/errors/errors.ts";\nexport const a = AppError;\n',
  },
  "benches-use-what-the-api-exports": {
    "bench/planted.ts":
      'import { AppError } from "../api/src/errors/errors.ts";\nexport const a = AppError;\n',
  },
  "testing-knows-domain-alone": {
    "testing/src/planted.ts":
      'import { openDatabase } from "../../api/src/database/connect.ts";\nexport const a = openDatabase;\n',
  },
  "product-never-imports-testing": {
    "api/src/weather/planted.ts":
      'import { sendJson } from "../../../testing/src/fake-services.ts";\nexport const a = sendJson;\n',
  },
  "only-repositories-query": {
    "api/src/catches/planted.ts": 'import { sql } from "kysely";\nexport const a = sql;\n',
  },
  "only-map-draws-maps": {
    "web/src/app/planted.ts": 'import * as maplibre from "maplibre-gl";\nexport const a = maplibre;\n',
  },
  "only-storage-keeps-files": {
    "api/src/photos/planted.ts": 'import { Disk } from "flydrive";\nexport const a = Disk;\n',
  },
  "only-mail-sends-mail": {
    "api/src/accounts/planted.ts":
      'import { createTransport } from "nodemailer";\nexport const a = createTransport;\n',
  },
  "ui-knows-no-feature": {
    "web/src/ui/planted.ts": 'import { send } from "../http/send.ts";\nexport const a = send;\n',
  },
  "store-knows-no-other-folder": {
    "web/src/store/planted.ts":
      'import { classNames } from "../ui/styles/class-names.ts";\nexport const a = classNames;\n',
  },
  "web-layers": {
    "web/src/gear/planted.ts":
      'import { allPaths } from "../app/all-paths.ts";\nexport const a = allPaths;\n',
  },
  "style-sheets-belong-to-their-folder": {
    "web/src/dashboard/planted.ts":
      'import * as styles from "../ui/controls/switch.module.css";\nexport const a = styles.root;\n',
  },
  "web-testing-is-for-tests": {
    "web/src/dashboard/planted.ts":
      'import { openPage } from "../testing/open-page.ts";\nexport const a = openPage;\n',
  },
  "api-layers": {
    "api/src/gear/planted.ts":
      'import { waterMerges } from "../waters/merge-waters.ts";\nexport const a = waterMerges;\n',
  },
};

/** Keyed by the name of the rule in stylelint.config.mjs. */
export const STYLE_VIOLATIONS = {
  "property-disallowed-list": ".planted {\n  margin-left: 1px;\n}\n",
  "declaration-property-value-disallowed-list": ".planted {\n  padding: 1px 2px 3px 4px;\n}\n",
  "selector-disallowed-list": ":global(.planted) {\n  color: red;\n}\n",
  "selector-class-pattern": ".planted-class {\n  color: red;\n}\n",
  "block-no-empty": ".planted {\n}\n",
  "declaration-block-no-duplicate-properties": ".planted {\n  color: red;\n  color: blue;\n}\n",
  "no-unknown-animations": ".planted {\n  animation-name: planted;\n}\n",
};
