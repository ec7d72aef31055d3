/** Tables that are distributed by user_id. */
const DISTRIBUTED =
  /\b(?:from|join|into|update|using)\s+"?(?:catches|photos|sessions|waters|water_readings|river_marks|told_alerts|spots|gear|custom_fields|licenses|limits|merges|trips|trip_events|trip_hours|trip_positions|score_predictions|removed_trips|insight_questions|lure_trials|doctor_dismissals|reminders|returns|return_templates|reveals|calendars|good_days|weather_answers)"?(?![\w"])/i;

/** The owner as a parameter, with which Citus sends a statement to the one node that has all of the owner's rows. */
export const NAMES_OWNER = /"?user_?id"?\s*(?:=\s*\$\d|in \(\$\d+\))/i;
const INSERTS_OWNER = /^insert into "?\w+"? \([^)]*"user_id"/i;

/** Statements that do not name one owner, each with its reason. Citus sends them to several or all nodes. */
const EXCEPTIONS: readonly { why: string; statement: RegExp }[] = [
  {
    why: "an admin's list of everybody's catches",
    statement:
      /^select \* from "catches" where \("user_id", "id"\) in \(select "user_id", "id" from "catches" where/,
  },
  {
    why: "how long that list is",
    statement: /^select count\(\*\) as "count" from (\(select "id" from )?"catches" where/,
  },
  {
    why: "how many trips still wait for their hours",
    statement: /^select count\(\*\) as "count" from "trips" where "fill_after" is not null$/,
  },
  {
    why: "an admin's export of everybody's catches",
    statement: /^select \*, array\["?\w+"?::text/,
  },
  {
    why: "whose a catch is that an admin names by its id",
    statement: /^select "users"\.\* from "catches" inner join "users"/,
  },
  {
    why: "whose the catches are that an admin deletes at once",
    statement: /^select "user_id", "id" from "catches" where "id" in \(\$1/,
  },
  {
    why: "the photos of catches of several users on an admin's page",
    statement: /^select \* from "photos" where "user_id" in \(\$1, /,
  },
  {
    why: "what the users of an admin's page have",
    statement:
      /^select "user_id", count\(\*\) .* from "(catches|photos|trips|sessions)" where "user_id" in \(/,
  },
  {
    why: "what an admin has revealed of several anglers",
    statement: /^select "user_id", "catch_id" as "subject_id", "until" from "reveals" where "admin_id" = \$1/,
  },
  {
    why: "whose conditions the job fills in next",
    statement: /^select "user_id", "id", "fill_tries" from "catches" where "fill_after" <= \$1 order by/,
  },
  {
    why: "of whose trip the job looks up the hours next",
    statement: /^select "user_id", "id", "fill_tries" from "trips" where "fill_after" <= \$1 order by/,
  },
  {
    why: "whose trips may have been forgotten",
    statement: /^select \* from "trips" where "ended_at" is null and "started_at" <= \$1 /,
  },
  {
    why: "who read limits long ago",
    statement: /^select distinct "reminders"."user_id" from "reminders" inner join "limits"/,
  },
  {
    why: "whose licenses end soon, whose returns are due, and who wants to be told of a river",
    statement:
      /^select distinct "notification_topics"."user_id" from "notification_topics" inner join "(licenses|returns|river_marks)"/,
  },
  {
    why: "for whom the job asks for a month of weather next",
    statement:
      /^select "user_id", "source", "cell", "hour", "ask_tries" from "weather_answers" where "ask_after" <= \$1/,
  },
  {
    why: "which answers about the weather are too old",
    statement: /^delete from "weather_answers" where \("fresh_until" < \$1/,
  },
  {
    why: "which merges can be undone no more",
    statement: /^delete from "merges" where "merged_at" <= \$1$/,
  },
  {
    why: "how many catches were logged a day, for the admin's overview",
    statement: /^select \(created_at at time zone \$1\)::date/,
  },
];

/** Returns whether Citus can send a statement to one node, or the statement is a known exception. */
export function isRouted(statement: string): boolean {
  if (!DISTRIBUTED.test(statement)) return true;
  if (NAMES_OWNER.test(statement) || INSERTS_OWNER.test(statement)) return true;
  return EXCEPTIONS.some(({ statement: known }) => known.test(statement));
}
