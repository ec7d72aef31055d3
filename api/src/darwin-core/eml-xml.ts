import XMLBuilder from "fast-xml-builder";

interface Described {
  /** Identifies the archive. */
  id: string;
  firstName: string;
  lastName: string;
  /** yyyy-mm-dd. */
  day: string;
  /** The side of the squares, in degrees. */
  degrees: number;
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });

/** Describes the data set in the Ecological Metadata Language 2.1.1, whose schema prescribes the order of elements. */
export function emlXml({ id, firstName, lastName, day, degrees }: Described): string {
  const angler = { individualName: { givenName: firstName, surName: lastName } };
  const document = {
    "eml:eml": {
      "@xmlns:eml": "eml://ecoinformatics.org/eml-2.1.1",
      "@packageId": id,
      "@system": "Creel",
      "@scope": "system",
      "@xml:lang": "en",
      dataset: {
        title: `Fishing log of ${firstName} ${lastName}`,
        creator: angler,
        pubDate: day,
        language: "en",
        abstract: { para: abstract(degrees) },
        intellectualRights: { para: RIGHTS },
        contact: angler,
        methods: {
          methodStep: { description: { para: METHOD } },
          sampling: {
            studyExtent: { description: { para: EXTENT } },
            samplingDescription: { para: SAMPLING },
          },
        },
      },
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

function abstract(degrees: number): string {
  return `Trips of one angler as sampling events, with the fish that were caught and the species that were sought and not caught. Places are squares of ${degrees} degrees. Exact places, names of waters, notes, companions and photos are left out.`;
}

const RIGHTS =
  "The angler has granted no license with this file. Ask the angler before you use or publish it.";
const METHOD =
  "Rod and line. The angler logs each trip with its start and end, and each fish with species, time, number, length, weight and what became of it. Length and weight are of one fish.";
const EXTENT = "Wherever the angler fished. Effort is the hours fished on a trip.";
const SAMPLING =
  "An occurrence is absent if the angler fished for a species whose scientific name is known, says that all fish of the trip are in the log, and caught none. A trip without a fish and without a sought species has one absent occurrence of ray-finned fishes. Absent means not caught: it says nothing about whether the species lives there.";
