import { renewAreas } from "./renew-areas.ts";
import { saveAreas } from "./save-areas.ts";

/** Renews saved maps that have a newer version, and resumes saving maps that was interrupted. */
export async function goOnSaving(userId: string): Promise<void> {
  await renewAreas(userId);
  await saveAreas(userId);
}
