import type { Share } from "@creel/domain/shares/share";
import { expect, test } from "vitest";

import { describeState } from "./describe-share.ts";

const SHARE: Share = {
  id: "0198a5c0-0000-7000-8000-0000000000aa",
  subject: "catch",
  subject_id: "0198a5c0-0000-7000-8000-000000000001",
  year: null,
  precision: "none",
  show_time: false,
  show_notes: false,
  show_water: false,
  show_name: false,
  created_at: "2026-11-20T12:00:00.000Z",
  expires_at: null,
  revoked_at: null,
  seen_count: 14,
  about: null,
};
/** On the clock of the device. */
const NOW = new Date(2026, 10, 21, 22, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test.each([
  ["ends today", { expires_at: at(21, 23) }],
  ["ends tomorrow", { expires_at: at(22, 1) }],
  ["until Nov 23, 2026", { expires_at: at(23, 1) }],
  ["until you revoke it", { expires_at: null }],
  ["ended Nov 21, 2026", { expires_at: at(21, 21) }],
  ["revoked Nov 20, 2026", { expires_at: at(22, 1), revoked_at: at(20, 9) }],
])("a link says %j", (state, traits) => {
  expect(describeState({ ...SHARE, ...traits }, NOW)).toBe(state);
});
