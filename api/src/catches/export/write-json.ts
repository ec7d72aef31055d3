import type { User } from "@creel/domain/accounts/user";

import type { NamedField } from "../../custom-fields/custom-columns.ts";
import { toFeature } from "./catch-feature.ts";
import type { ExportedCatch, ReadLogbook } from "./exported-catches.ts";

export function profileJson(user: User): string {
  return `${JSON.stringify({ user }, null, 2)}\n`;
}

/** Every catch as the API tells it, one on a line, with the files of its photos in place of links, which expire. */
export async function* catchesJson(readLogbook: ReadLogbook): AsyncGenerator<string, void> {
  yield* listed('{"catches":[', readLogbook(), toRecord);
}

/** The catches that have a place, as RFC 7946 has them; a property for each own field, by its name. */
export async function* catchesGeoJson(
  readLogbook: ReadLogbook,
  fields: readonly NamedField[],
): AsyncGenerator<string, void> {
  yield* listed('{"type":"FeatureCollection","features":[', readLogbook(), (caught) =>
    toFeature(caught, fields),
  );
}

function toRecord({ record, photos }: ExportedCatch): object {
  return {
    ...record,
    photos: photos.map(({ id, file, width, height, takenAt }) => ({
      id,
      file,
      width,
      height,
      taken_at: takenAt,
    })),
  };
}

async function* listed(
  head: string,
  batches: AsyncIterable<ExportedCatch[]>,
  write: (caught: ExportedCatch) => object | null,
): AsyncGenerator<string, void> {
  yield head;
  let separator = "\n";
  for await (const batch of batches) {
    const objects = batch.map(write).filter((object) => object !== null);
    if (objects.length === 0) continue;
    yield separator + objects.map((object) => JSON.stringify(object)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}
