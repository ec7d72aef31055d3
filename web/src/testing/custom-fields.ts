import type { CustomField } from "@creel/domain/custom-fields/custom-field";

/** Returns a custom field, by default of kind text. */
export function customFieldOf(traits: Partial<CustomField> & Pick<CustomField, "id" | "name">): CustomField {
  return {
    version: 1,
    subject: "catch",
    kind: "text",
    unit: null,
    choices: [],
    is_removed: false,
    uses: 0,
    created_at: "2026-11-20T12:00:00.000Z",
    updated_at: "2026-11-20T12:00:00.000Z",
    ...traits,
  };
}

export const COMPANION = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b01",
  name: "Companion",
  kind: "choice",
  choices: ["Nils", "Dad"],
  uses: 61,
});
export const LINE_OUT = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b02",
  name: "Line out",
  kind: "number",
  unit: "ft",
});
export const HATCH = customFieldOf({ id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b03", name: "Fly hatch" });
export const ALONE = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b04",
  name: "Alone",
  kind: "yes_no",
});
/** A custom field of trips. */
export const MOOD = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b05",
  subject: "trip",
  name: "Mood",
});
