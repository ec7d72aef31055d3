/** What has four different sides says so with two logical properties. */
const VALUE = String.raw`([^\s()]+|[\w-]+\(([^()]|\([^()]*\))*\))`;
const FOUR_SIDES = `/^${VALUE}(\\s+${VALUE}){3}$/`;

/** @type {import("stylelint").Config} */
export default {
  rules: {
    // A right-to-left language turns what is said in logical properties around.
    "property-disallowed-list": [
      [
        String.raw`/^(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)/`,
        "/^(top|right|bottom|left|float)$/",
        "/^(min-|max-)?(width|height)$/",
      ],
    ],
    "declaration-property-value-disallowed-list": {
      "text-align": ["left", "right"],
      "/^(margin|padding|inset)$/": [FOUR_SIDES],
    },
    // The map's library brings classes of its own.
    "selector-disallowed-list": [String.raw`/:global\((?!\.maplibregl-)/`],
    "selector-class-pattern": "^([a-z][a-zA-Z0-9]*|maplibregl-.*)$",
    "block-no-empty": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-syntaxes"] },
    ],
    "no-unknown-animations": true,
  },
  overrides: [
    {
      files: ["web/src/**/!(*.module).css"],
      rules: { "selector-class-pattern": null },
    },
  ],
};
