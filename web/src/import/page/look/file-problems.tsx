import type { NamedCode, SourceProblem } from "@creel/domain/import/source/source-problem";
import { plural, t } from "@lingui/core/macro";

import { locale } from "../../../i18n/locale.ts";
import { Notice } from "../../../ui/feedback/states.tsx";

import * as styles from "./look.module.css";

/** The most lines or names that are listed for each kind of problem. */
const NAMED = 5;

/** Lists what was not read as written or is in nothing below, so that nothing goes missing silently. */
export function FileProblems({ problems }: { problems: readonly SourceProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="info" className={styles.problem}>
      <p>
        <b>{t`Check this before importing.`}</b>
      </p>
      {sentencesOf(problems).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

const NAMED_CODES: Record<NamedCode, (count: number, names: string) => string> = {
  no_coordinates: (count, names) =>
    t`${plural(count, { one: "# place has no coordinates, so it is not on the map", other: "# places have no coordinates, so they are not on the map" })}: ${names}.`,
  no_degrees: (count, names) =>
    t`${plural(count, { one: "# place has impossible coordinates", other: "# places have impossible coordinates" })}: ${names}.`,
  meters: (count, names) =>
    t`${plural(count, { one: "# place has its coordinates in meters", other: "# places have their coordinates in meters" })}: ${names}. Save the map in degrees (WGS 84) and choose that file.`,
  area: (count, names) =>
    t`${plural(count, { one: "# area won’t be imported", other: "# areas won’t be imported" })}: ${names}.`,
  no_time: (count, names) =>
    t`${plural(count, { one: "# track point has no time and won’t be imported", other: "# track points have no time and won’t be imported" })}: ${names}.`,
  unpaired_times: (count, names) =>
    t`${plural(count, { one: "# track has more or fewer times than points, so Creel can’t match them", other: "# tracks have more or fewer times than points, so Creel can’t match them" })}: ${names}.`,
  overlay: (count, names) =>
    t`${plural(count, { one: "# picture or link to another map won’t be imported", other: "# pictures or links to other maps won’t be imported" })}: ${names}.`,
  other_list: (count, names) =>
    t`${plural(count, { one: "# other list in this file won’t be imported", other: "# other lists in this file won’t be imported" })}: ${names}.`,
};

function sentencesOf(problems: readonly SourceProblem[]): string[] {
  const ofLines = problems.flatMap((problem) => ("line" in problem ? describeLine(problem) : []));
  const named = problems.flatMap((problem) => ("name" in problem ? problem : []));
  const codes = [...new Set(named.map(({ code }) => code))];
  const sentences = codes.map((code) => {
    const ofCode = named.filter((problem) => problem.code === code);
    return NAMED_CODES[code](ofCode.length, listOf(ofCode.map(({ name }) => name)));
  });
  return [...shortened(ofLines), ...sentences];
}

function describeLine(problem: Extract<SourceProblem, { line: number }>): string {
  const { line } = problem;
  switch (problem.code) {
    case "open_quote":
      return t`Line ${line} has an unclosed quotation mark. Creel read it as text, so no other line is lost.`;
    case "broken_line":
      return t`Line ${line} is damaged or incomplete, so it won’t be imported.`;
    case "above_header": {
      const { last } = problem;
      return line === last
        ? t`Line ${line} is above the column names, so it won’t be imported.`
        : t`Lines ${line} to ${last} are above the column names, so they won’t be imported.`;
    }
  }
}

function shortened(sentences: readonly string[]): string[] {
  const more = sentences.length - NAMED;
  if (more <= 0) return [...sentences];
  return [
    ...sentences.slice(0, NAMED),
    t`${plural(more, { one: "# more line has this problem.", other: "# more lines have this problem." })}`,
  ];
}

function listOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length - NAMED;
  const others = more > 0 ? [t`${plural(more, { one: "# more", other: "# more" })}`] : [];
  return new Intl.ListFormat(locale).format([...all.slice(0, NAMED), ...others]);
}
