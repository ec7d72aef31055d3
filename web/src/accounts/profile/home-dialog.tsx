import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { LocateFixed } from "lucide-react";
import { useRef, useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { storeUser } from "../../http/stored-session.ts";
import type { MovableMapHandle } from "../../map/place/movable-map.tsx";
import { PlacePicker } from "../../map/place/place-picker.tsx";
import { describeUnreadable } from "../../places/coordinates-unreadable.ts";
import { useCurrentPosition } from "../../places/use-current-position.ts";
import { updateMe } from "../../session/api.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useAnnouncedProblem } from "../../ui/use-announced-error.ts";

import * as styles from "./home-dialog.module.css";

export const HOME_SAVED = msg`Home water saved`;

interface HomeDialogProps {
  home: Coordinates | null;
  onClose: () => void;
}

export function HomeDialog({ home, onClose }: HomeDialogProps) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Your home water`} onClose={onClose} />
      <HomeForm home={home} onClose={onClose} />
    </Dialog>
  );
}

function HomeForm({ home, onClose }: HomeDialogProps) {
  const map = useRef<MovableMapHandle>(null);
  const { text, setText, problem, fail, show, read } = useTypedPlace(home);
  const goTo = (place: Coordinates) => {
    show(place);
    map.current?.goTo(place);
  };
  const { mutate: locate, isPending: isLocating } = useCurrentPosition(goTo, fail);
  const { mutate: save, isPending } = useMutation({
    mutationFn: ({ latitude, longitude }: Coordinates) =>
      updateMe({ homeLatitude: latitude, homeLongitude: longitude }),
    onSuccess: (user) => {
      storeUser(user);
      onClose();
      showToast({ text: i18n._(HOME_SAVED) });
    },
    onError: (error) =>
      fail(describeFailure(error, t`Your home water could not be saved. Please try again.`)),
  });

  return (
    <>
      <DialogBody className={styles.root}>
        <PlacePicker initialPlace={home} handleRef={map} onMoved={show} />
        <div className={styles.typed}>
          <TextField
            label={t`Latitude and longitude`}
            value={text}
            onChange={setText}
            onKeyDown={({ key }) => {
              if (key === "Enter") read(goTo);
            }}
            note={t`of the map’s center`}
            placeholder="47.831174, -92.264829"
            error={problem}
          />
          <Button onPress={() => locate()} isPending={isLocating}>
            <Icon of={LocateFixed} isSmall />
            {isLocating ? t`Looking...` : t`Use my location`}
          </Button>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button look="signal" isPending={isPending} onPress={() => read(save)}>
          {isPending ? t`Saving...` : t`Save home water`}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Syncs the text with the map: typing moves the map, and moving the map rewrites the text. Only the text is saved. */
function useTypedPlace(home: Coordinates | null) {
  const [text, setText] = useState(home ? formatCoordinates(home) : "");
  const { problem, setProblem, fail } = useAnnouncedProblem();

  function show(place: Coordinates): void {
    setText(formatCoordinates(place));
    setProblem(undefined);
  }

  function read(act: (place: Coordinates) => void): void {
    const place = parseCoordinates(text);
    if (place) act(place);
    else fail(text.trim() === "" ? t`Move the map, or type the coordinates` : describeUnreadable());
  }

  return { text, setText, problem, fail, show, read };
}
