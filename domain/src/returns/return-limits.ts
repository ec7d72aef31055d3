export const RETURN_LIMITS = {
  /** Returns of one angler. */
  perUser: 1000,
  /** Own templates of one angler. */
  templates: 50,
  name: 80,
  waters: 20,
  blocks: 24,
  species: 20,
  bounds: 6,
  label: 120,
  /** Answers, and species that count as another. */
  answers: 60,
  answer: 500,
  /** From the first to the last day: two years, one of them a leap year. */
  days: 731,
  deadlineDays: 366,
  /** The most missing things that one answer lists; it counts the rest. */
  missing: 100,
} as const;
