import type { Spot, Water } from "@creel/domain/waters/water";
import { plural, t } from "@lingui/core/macro";
import { Pencil, Plus } from "lucide-react";
import { Suspense, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Section } from "../../ui/layout/section.tsx";
import { WaterOnThisPhone } from "../water-on-this-phone.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as rows from "./rows.module.css";

const SpotDialog = lazyPart(async () => (await import("../dialogs/spot-dialog.tsx")).SpotDialog);

export function Spots({ water }: { water: Water }) {
  const [opened, setOpened] = useState<Spot | "new" | null>(null);
  return (
    <Section
      title={t`Spots`}
      note={
        <Button look="quiet" onPress={() => setOpened("new")}>
          <Icon of={Plus} isSmall />
          {t`Add a spot`}
        </Button>
      }
    >
      {water.spots.length === 0 && (
        <p
          className={rows.note}
        >{t`Add a reef, a point or a hole, and Creel files nearby catches under it.`}</p>
      )}
      <ul className={rows.root}>
        {water.spots.map((spot) => (
          <SpotRow key={spot.id} waterId={water.id} spot={spot} onEdit={() => setOpened(spot)} />
        ))}
      </ul>
      <Suspense>
        {opened !== null && (
          <SpotDialog water={water} spot={opened === "new" ? null : opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </Section>
  );
}

interface SpotRowProps {
  waterId: string;
  spot: Spot;
  onEdit: () => void;
}

function SpotRow({ waterId, spot: { id, name, note, fish }, onEdit }: SpotRowProps) {
  return (
    <li>
      <b className={rows.name}>
        <span className={utilities.place}>{name}</span>
        {note !== null && <span>{note}</span>}
        <WaterOnThisPhone waterId={waterId} spotId={id} />
      </b>
      <span className={rows.muted}>{t`${plural(fish, { one: "# fish", other: "# fish" })}`}</span>
      <IconButton label={t`Edit ${name}`} onPress={onEdit}>
        <Icon of={Pencil} isSmall />
      </IconButton>
    </li>
  );
}
