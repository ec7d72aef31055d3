export type PartOfDay = "morning" | "noon" | "afternoon" | "evening" | "night" | "midnight";

/** How a language says days and times, as alternatives of regular expressions, like `LineWords`. */
export interface TimeWords {
  /** Words for days, with how many days ago each was. Some name a part of that day as well: "anoche". */
  days: readonly (readonly [phrases: string, daysAgo: number, part?: PartOfDay])[];
  /** From Sunday on. */
  weekdays: readonly string[];
  /** Words around a weekday: "on", "last". */
  beforeWeekday: string;
  /** Words before or behind a weekday that leave no doubt that it was the last one. */
  last?: string;
  /** From January on, for a language that the date parser does not have. */
  months?: readonly string[];
  /** More words for parts of a day, which mean something else unless a day or a time is before them. */
  partsBehind?: Readonly<Partial<Record<PartOfDay, string>>>;
  /** Such as "in the evening". */
  parts: Readonly<Partial<Record<PartOfDay, string>>>;
  /** Words before a day in digits without a year. */
  beforeDate?: string;
  /** Words before a time. */
  at?: string;
  /** Words before a time that often mean something else. */
  about?: string;
  /** Words behind the hour that follow only a time: "Uhr". */
  clock?: string;
  /** Words behind the hour that also follow a number of hours. */
  hours?: string;
  /** Words of a blank, in which an hour by itself is how long it took: "bredouille, 3 h". */
  blank?: string;
  /** The word between the hour and its minutes: "las seis y diez". */
  and?: string;
  /** Words before an hour, with the minutes that they add to it: "halb" adds -30. */
  beforeHour?: Readonly<Record<string, number>>;
  /** Words behind an hour. */
  afterHour?: Readonly<Record<string, number>>;
  /** How long ago something was, for a language in which the date parser does not read it. */
  ago?: {
    before?: string;
    after?: string;
    units: Readonly<Record<"minute" | "hour" | "day" | "week", string>>;
  };
}
