import type { Coordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { describeUnreadable } from "../../places/coordinates-unreadable.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogPopover } from "../../ui/overlays/dialog-popover.tsx";
import type { Opened } from "../../ui/overlays/opener.tsx";
import { useAnnouncedProblem } from "../../ui/use-announced-error.ts";

import * as styles from "./typed-place.module.css";

interface TypedPlaceProps {
  opened: Opened;
  onGo: (place: Coordinates) => void;
  onLog: (place: Coordinates) => void;
}

export function TypedPlace({ opened, ...acts }: TypedPlaceProps) {
  return (
    <DialogPopover
      opened={opened}
      label={t`Type coordinates`}
      className={styles.popover}
      placement="left top"
    >
      {(close) => <PlaceForm {...acts} onDone={close} />}
    </DialogPopover>
  );
}

function PlaceForm({ onGo, onLog, onDone }: Omit<TypedPlaceProps, "opened"> & { onDone: () => void }) {
  const [text, setText] = useState("");
  const { problem, fail } = useAnnouncedProblem();

  function use(act: (place: Coordinates) => void): void {
    const place = parseCoordinates(text);
    if (!place) {
      fail(describeUnreadable());
      return;
    }
    onDone();
    act(place);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        use(onGo);
      }}
    >
      <TextField
        label={t`Latitude and longitude`}
        value={text}
        onChange={setText}
        placeholder="47.831174, -92.264829"
        error={problem}
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" look="deep">
          {t`Go there`}
        </Button>
        <Button onPress={() => use(onLog)}>{t`Log a catch there`}</Button>
      </div>
    </form>
  );
}
