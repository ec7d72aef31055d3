import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Lines = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor];

/** Each version with what is new in it, the newest first. CHANGELOG.md begins each version with the same lines. */
const RELEASES: readonly { version: string; lines: Lines }[] = [
  {
    version: "1.0.0",
    lines: [
      msg`Tides for the whole world, also without a signal.`,
      msg`Kept or released, your own limits, and catch returns to print.`,
      msg`Passkeys, sign-in by a provider of your choice, and notifications.`,
    ],
  },
];

/** Returns three lines about a version; `undefined` for a version that this app does not know. */
export function whatsNewIn(version: string): Lines | undefined {
  return RELEASES.find((release) => release.version === version)?.lines;
}

/** Returns the versions that have lines, the newest first. */
export function describedVersions(): string[] {
  return RELEASES.map(({ version }) => version);
}
