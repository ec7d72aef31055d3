import { keyOf, partsOfKey } from "@creel/domain/doctor/finding";
import type { ImportSubject } from "@creel/domain/import/import-row";
import { ownLureCode, readOwnLureCode } from "@creel/domain/insights/lure-code";

type Fields = Record<string, unknown>;

/** A row with the id under which its record is made. */
interface Named {
  subject: ImportSubject;
  fields: Fields;
  madeId: string;
}

/** The new ids of renamed records, keyed by the id that was sent. */
export type Renamed = ReadonlyMap<string, string>;

/** Fields that refer to other records of the same import. */
const REFERENCES = ["water_id", "spot_id", "trip_id", "lure_id", "rod_id", "into"] as const;
/** List fields that refer to other records, as ids or as objects with an id. */
const LISTS = [
  "catches",
  "trips",
  "spots",
  "readings",
  "questions",
  "limits",
  "licenses",
  "returns",
  "water_ids",
] as const;
/** Object fields that contain ids: the trial of an event, and the two lures of a trial. */
const PARTS = ["trial", "first", "second"] as const;

export function renamedOf(rows: readonly Named[]): Renamed {
  const pairs = rows.map(({ fields, madeId }) => [idIn(fields["id"]), madeId] as const);
  return new Map(pairs.filter(([sent, made]) => sent !== "" && sent !== made));
}

/** Returns the fields with every reference replaced by the new id. */
export function withRenamed(fields: Fields, renamed: Renamed): Fields {
  if (renamed.size === 0) return fields;
  const changed = REFERENCES.flatMap((name) => {
    const made = renamed.get(idIn(fields[name]));
    return made === undefined ? [] : [[name, made] as const];
  });
  const lists = LISTS.flatMap((name) => {
    const list = fields[name];
    return Array.isArray(list)
      ? [[name, list.map((each: unknown) => renamedIn(each, renamed))] as const]
      : [];
  });
  const parts = PARTS.flatMap((name) => {
    const part = fields[name];
    return typeof part === "object" && part !== null ? [[name, renamedPart(part, renamed)] as const] : [];
  });
  const custom = withOtherNames(fields["custom"], renamed);
  const key = fields["key"];
  return {
    ...fields,
    ...Object.fromEntries([...changed, ...lists, ...parts]),
    ...(custom && { custom }),
    ...(typeof key === "string" && { key: renamedKey(key, renamed) }),
    ...renamedBin(fields, renamed),
  };
}

function renamedIn(each: unknown, renamed: Renamed): unknown {
  if (typeof each === "string") return renamed.get(idIn(each)) ?? each;
  if (typeof each !== "object" || each === null || !("id" in each)) return each;
  return { ...each, id: renamed.get(idIn(each.id)) ?? each.id, ...renamedBin(each, renamed) };
}

function renamedPart(part: object, renamed: Renamed): object {
  const names = Object.entries(part).map(([name, value]) => {
    const isId = name === "id" || name === "lure_id";
    return [name, isId ? (renamed.get(idIn(value)) ?? value) : value] as const;
  });
  return Object.fromEntries(names);
}

/** Replaces the lure id in a question's `bin`, if the question is about a lure. */
function renamedBin(question: object, renamed: Renamed): { bin?: string } {
  const own =
    "bin" in question && typeof question.bin === "string"
      ? readOwnLureCode(question.bin.toLowerCase())
      : null;
  return own ? { bin: ownLureCode({ ...own, lureId: renamed.get(own.lureId) ?? own.lureId }) } : {};
}

/** Replaces the ids in the key of a finding. */
function renamedKey(key: string, renamed: Renamed): string {
  const { check, ids } = partsOfKey(key.toLowerCase());
  return check === null
    ? key
    : keyOf(
        check,
        ids.map((id) => renamed.get(id) ?? id),
      );
}

/** Custom values are keyed by the id of their custom field. */
function withOtherNames(custom: unknown, renamed: Renamed): Fields | null {
  if (typeof custom !== "object" || custom === null) return null;
  return Object.fromEntries(
    Object.entries(custom).map(([id, value]) => [renamed.get(idIn(id)) ?? id, value]),
  );
}

function idIn(field: unknown): string {
  return typeof field === "string" ? field.toLowerCase() : "";
}
