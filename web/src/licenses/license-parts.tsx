import type { License } from "@creel/domain/licenses/license";
import { type LicenseState, licenseState } from "@creel/domain/licenses/license-state";
import { CircleCheck, Clock, IdCard } from "lucide-react";
import type { ComponentProps } from "react";

import { PhotoImage } from "../photos/photo-image.tsx";
import { useWorking } from "../photos/use-working.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Badge } from "../ui/feedback/states.tsx";
import { useWaters } from "../waters/data/use-waters.ts";
import { useKeptPhoto } from "./data/use-kept-photo.ts";
import { useToday } from "./data/use-today.ts";
import { describeState } from "./describe-license.ts";

import * as styles from "./license-parts.module.css";

type Look = Pick<ComponentProps<typeof Badge>, "tone" | "icon">;

const LOOKS: Record<LicenseState["kind"], Look> = {
  open: { tone: "good", icon: CircleCheck },
  valid: { tone: "good", icon: CircleCheck },
  ending: { tone: "fair", icon: Clock },
  ended: { tone: "neutral" },
  upcoming: { tone: "neutral" },
};

export function LicenseBadge({ license, className }: { license: License; className?: string | undefined }) {
  const state = licenseState(license, useToday());
  return (
    <Badge {...LOOKS[state.kind]} {...(className !== undefined && { className })}>
      {describeState(state)}
    </Badge>
  );
}

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

/** The name, with the name of one of its waters in italics, as on a chart. */
export function LicenseName({ license: { name, water_ids: ids } }: { license: License }) {
  const { data } = useWaters(undefined, { enabled: ids.length > 0 });
  const waters = data?.waters.filter(({ id }) => ids.includes(id)).map((water) => water.name) ?? [];
  const water = waters.find((each) => name.includes(each));
  if (water === undefined) return name;
  const start = name.indexOf(water);
  return (
    <>
      {name.slice(0, start)}
      <i>{water}</i>
      {name.slice(start + water.length)}
    </>
  );
}
