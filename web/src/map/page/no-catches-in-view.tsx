import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Scan } from "lucide-react";

import { TrySamples } from "../../catches/list/try-samples.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";

import * as styles from "./catches-in-view.module.css";

/** Catches elsewhere, only catches that the filters leave out, or none at all. */
export type Beyond =
  | { kind: "elsewhere"; onShowAll: () => void }
  | { kind: "filtered"; onClear: () => void }
  | { kind: "nothing"; onTried: () => void }
  | { kind: "unknown" };

export function NoResultsInView({ beyond }: { beyond: Beyond }) {
  return (
    <div className={styles.note}>
      <h3>{beyond.kind === "filtered" ? t`None match` : t`Nothing here yet`}</h3>
      <p>{i18n._(TEXTS[beyond.kind])}</p>
      <Way beyond={beyond} />
    </div>
  );
}

const TEXTS: Record<Beyond["kind"], MessageDescriptor> = {
  elsewhere: msg`No catches in this part of the map. Tap the water to log one, or show all your catches.`,
  filtered: msg`No catch in your log matches all of these filters. Remove one, or clear them all.`,
  nothing: msg`Tap the water where you caught your first fish to put it on the map.`,
  unknown: msg`No catches in this part of the map.`,
};

function Way({ beyond }: { beyond: Beyond }) {
  switch (beyond.kind) {
    case "elsewhere":
      return (
        <Button onPress={beyond.onShowAll}>
          <Icon of={Scan} isSmall />
          {t`Show all my catches`}
        </Button>
      );
    case "filtered":
      return <Button onPress={beyond.onClear}>{t`Clear all filters`}</Button>;
    case "nothing":
      return <TrySamples onTried={beyond.onTried} />;
    case "unknown":
      return null;
  }
}
