import type { License } from "@creel/domain/licenses/license";
import { IdCard } from "lucide-react";

import { PhotoImage } from "../../photos/photo-image.tsx";
import { useWorking } from "../../photos/use-working.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { useKeptPhoto } from "../data/use-kept-photo.ts";

import * as styles from "./license-thumb.module.css";

/** The license small, or an icon if it has no photo or none that can be shown. */
export function LicenseThumb({ license: { photo } }: { license: Pick<License, "photo"> }) {
  return <span className={styles.thumb}>{photo ? <Thumb photo={photo} /> : <Icon of={IdCard} />}</span>;
}

function Thumb({ photo }: { photo: NonNullable<License["photo"]> }) {
  const kept = useKeptPhoto(photo);
  const working = useWorking(kept ? [kept] : []);
  const [shown] = working.photos;
  if (shown) return <PhotoImage photo={shown} alt="" sizes="64px" onFail={() => working.hide(shown)} />;
  return kept ? <Icon of={IdCard} /> : null;
}
