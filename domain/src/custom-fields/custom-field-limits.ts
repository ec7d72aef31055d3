export const CUSTOM_FIELD_LIMITS = {
  perUser: 12,
  name: 40,
  unit: 12,
  choices: 20,
  choice: 40,
  text: 500,
  /** The limit on either side of zero. */
  number: 1_000_000_000,
} as const;
