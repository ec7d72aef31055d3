import { plural, t } from "@lingui/core/macro";

import { joinList } from "../../../i18n/join-list.ts";
import { Notice } from "../../../ui/feedback/states.tsx";
import type { ReadPhotos } from "../read-photos.ts";

/** Files that are named; of more, the number. */
const NAMED = 3;

interface PhotoNotesProps {
  read: ReadPhotos;
}

/** What stays out and why, and what to do about places that an iPhone keeps to itself. */
export function PhotoNotes({ read: { photos, unread } }: PhotoNotesProps) {
  const applePlaceless = photos.filter(
    ({ facts }) => facts.place === null && facts.camera.startsWith("Apple"),
  ).length;
  const namesOf = (reason: (typeof unread)[number]["reason"]) =>
    unread.filter((each) => each.reason === reason).map(({ name }) => name);
  const [heic, none, twice] = [namesOf("heic"), namesOf("no_photo"), namesOf("twice")];
  return (
    <>
      {applePlaceless > 0 && (
        <Notice tone="info">
          {t`${plural(applePlaceless, { one: "# photo of an iPhone came without its place.", other: "# photos of an iPhone came without their places." })} An iPhone leaves it out unless you say so: choose the photos again, press Options there, and turn Location on.`}
        </Notice>
      )}
      {heic.length > 0 && (
        <Notice tone="info">
          {t`This browser cannot read HEIC, so these stay out: ${listOf(heic)}. On the iPhone itself, or in Safari, they can be chosen; or have them saved as JPEG.`}
        </Notice>
      )}
      {none.length > 0 && <Notice tone="info">{t`No photos, and so left out: ${listOf(none)}.`}</Notice>}
      {twice.length > 0 && <Notice tone="info">{t`Chosen twice, and taken once: ${listOf(twice)}.`}</Notice>}
    </>
  );
}

function listOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  const rest = more > 0 && t`${plural(more, { one: "and # more", other: "and # more" })}`;
  return joinList([...names.slice(0, NAMED), rest]);
}
