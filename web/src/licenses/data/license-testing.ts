import type { License } from "@creel/domain/licenses/license";
import { v7 as uuidv7 } from "uuid";

export function licenseOf(known: Partial<License> = {}): License {
  return {
    id: uuidv7(),
    version: 1,
    name: "Resident angling, Minnesota",
    number: null,
    holder: null,
    valid_from: null,
    valid_to: null,
    water_ids: [],
    photo: null,
    note: null,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    ...known,
  };
}
