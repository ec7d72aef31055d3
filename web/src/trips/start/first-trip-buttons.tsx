import { t } from "@lingui/core/macro";
import { Play } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { openTripSheet } from "../data/trip-sheets.ts";

/** Shown before the first trip. */
export function FirstTripButtons() {
  return (
    <>
      <Button look="deep" onPress={() => openTripSheet({ kind: "start" })}>
        <Icon of={Play} />
        {t`Start a trip`}
      </Button>
      <Button look="quiet" onPress={() => openTripSheet({ kind: "past" })}>
        {t`Add a past trip`}
      </Button>
    </>
  );
}
