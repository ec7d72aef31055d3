import type { Gear } from "@creel/domain/gear/gear";
import { FishingRod } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { FishCount } from "./fish-count.tsx";
import type { GearAction } from "./gear-dialogs.tsx";
import { GearMenu } from "./gear-menu.tsx";
import { GearName } from "./gear-name.tsx";
import { GearPicture } from "./gear-picture.tsx";

import * as styles from "./gear-row.module.css";

interface RodListProps {
  rods: readonly Gear[];
  onAction: (action: GearAction) => void;
}

export function RodList({ rods, onAction }: RodListProps) {
  return (
    <ul>
      {rods.map((rod) => (
        <li key={rod.id} className={classNames(styles.row, styles.rod)}>
          <GearPicture gear={rod}>
            <Icon of={FishingRod} />
          </GearPicture>
          <GearName name={rod.name} about={describe(rod)} state={rod.state} />
          <FishCount fish={rod.fish} />
          <GearMenu gear={rod} name={rod.name} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}

/** "St. Croix, 6 ft 10, 8 lb braid". */
function describe({ brand, fields }: Gear): string {
  return [brand, ...fields.map(({ value }) => value)].filter(Boolean).join(", ");
}
