import type { YearReview } from "@creel/domain/year-review/year-review";
import { plural, t } from "@lingui/core/macro";

import type { ShareTarget } from "../shares/share-target.ts";
import { speciesName } from "../species/species-names.ts";
import type { Units } from "../units/make-units.ts";
import { formatCount } from "../waters/data/format-waters.ts";

/** A year as it is passed on: its numbers, and no place. */
export function yearTarget(review: YearReview, units: Units): ShareTarget {
  const { year, catches, days, trips, blanks, species, heaviest } = review;
  const title = t`${year} on the water`;
  const kinds = species.length;
  const dayCount = t`${plural(days, { one: "# day on the water", other: "# days on the water" })}`;
  const lines = [
    dayCount,
    t`${plural(kinds, { one: "# species", other: "# species" })}`,
    trips > 0 &&
      t`${plural(trips, { one: "# trip", other: "# trips" })}, ${plural(blanks, { 0: "no blank", one: "# of them a blank", other: "# of them blanks" })}`,
    heaviest && `${speciesName(heaviest.species)}, ${units.format("weight", heaviest.value)}`,
  ].filter((line) => typeof line === "string");
  return {
    subject: "year",
    id: year,
    species: null,
    title,
    day: dayCount,
    weight: null,
    length: null,
    card: {
      title,
      figures: [
        { figure: formatCount(catches), unit: t`${plural(catches, { one: "fish", other: "fish" })}` },
      ],
      lines,
    },
    photo: null,
    hasPhotos: false,
    notes: null,
    hasTime: false,
    water: null,
    place: null,
  };
}
