import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { type ImportVerdict, newImportRowsSchema } from "@creel/domain/import/import-row";
import { judgedImport } from "@creel/testing/judged-import";
import { screen, waitFor, within } from "@testing-library/react";

import { ImportPage } from "../import/page/import-page.tsx";
import { show } from "./show.tsx";

export const NOTES = `Date,Species,Length (cm),Latitude,Longitude
2024-06-13 06:42,Pike,70,47.84,-92.27
2024-06-14 06:42,Walleye,55,47.85,-92.26
2024-06-15 06:42,Perch,28,47.85,-92.28
`;
export const GPX = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="47.84" lon="-92.27"><time>2024-06-13T11:42:00Z</time><name>Pike</name></wpt></gpx>`;

const sentRows = (body: unknown) => newImportRowsSchema.parse(body).rows;

const NO_FIELDS: readonly CustomField[] = [];

/** Opens the import page, with an API that gives these verdicts on the first rows. */
export function openImport(
  verdicts: readonly ImportVerdict[] = [],
  { path = "/import", minutes = 0, fields = NO_FIELDS } = {},
) {
  const judged = judgedImport(verdicts);
  const shift = minutes === 0 ? null : { minutes, pairs: 8 };
  const shown = show(<ImportPage />, {
    path,
    answers: {
      "GET /imports": { imports: [] },
      "GET /catches/species": { species: [] },
      "GET /catches/lures": { lures: [] },
      "GET /custom-fields": { fields },
      "GET /waters": { waters: [], unnamed: [] },
      "PUT /imports/*": () => ({ import: judged.stored() }),
      "PUT /imports/*/rows": ({ body }) => {
        judged.put(sentRows(body));
        return { counts: judged.stored().counts };
      },
      "POST /imports/*/compare": () => ({ import: judged.stored(), shift }),
      "GET /imports/*/rows": ({ search }) => judged.rows(search.get("verdict")),
    },
  });
  const rows = () => shown.network.sent("PUT /imports/*/rows").map(sentRows);
  return { ...shown, judged, rows };
}

type Person = ReturnType<typeof openImport>["person"];

export async function choose(person: Person, contents: BlobPart, name = "notes.csv"): Promise<void> {
  await screen.findByRole("button", { name: "Choose files" });
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  const [input] = inputs;
  if (input) await person.upload(input, new File([contents], name));
}

export async function compare(person: Person, contents: BlobPart = NOTES): Promise<void> {
  await choose(person, contents);
  const button = await screen.findByRole("button", { name: "Compare with my log" });
  await waitFor(() => {
    if (button.hasAttribute("disabled")) throw new Error("It cannot be compared");
  });
  await person.click(button);
  await screen.findByRole("button", { name: "Back to the file" });
}

export const line = async (name: string) => {
  const found = (await screen.findByText(name, { selector: "li b" })).closest("li");
  if (!found) throw new Error(`No line has ${name}`);
  return within(found);
};
