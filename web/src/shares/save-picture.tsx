import type { CardShape, CardText } from "@creel/domain/shares/card";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { ImageDown } from "lucide-react";

import { saveFile } from "../device/save-file.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useIsPhone } from "../ui/hooks/use-is-phone.ts";
import { showToast } from "../ui/overlays/toast.tsx";
import type { Units } from "../units/make-units.ts";
import { useUnits } from "../units/use-units.ts";
import { drawCard } from "./card/draw-card.ts";
import type { ShareTarget } from "./share-target.ts";

const TYPE = "image/png";

/** A picture for messengers, made on this device: tall on a phone, wide on a desk. */
export function SavePicture({ target }: { target: ShareTarget }) {
  const units = useUnits();
  const shape: CardShape = useIsPhone() ? "tall" : "wide";
  const { mutate, isPending } = useMutation({
    mutationFn: () => makePicture(shape, target, units),
    onSuccess: passOn,
    onError: () => showToast({ text: t`The picture could not be made on this device.`, isError: true }),
    // It asks nobody.
    networkMode: "always",
  });
  return (
    <Button data-start isPending={isPending} onPress={() => mutate()}>
      <Icon of={ImageDown} isSmall />
      {t`Picture`}
    </Button>
  );
}

async function makePicture(shape: CardShape, target: ShareTarget, units: Units): Promise<File> {
  const file = await drawCard(shape, textOf(target, units), await readPhoto(target.photo));
  return new File([file], `creel-${shape}.png`, { type: TYPE });
}

/** No place: who passes a picture on cannot take it back. */
function textOf({ title, day, weight, length, card }: ShareTarget, units: Units): CardText {
  if (card) return card;
  const figures = [
    ...(weight === null ? [] : units.exact("weight", weight)),
    ...(length === null ? [] : units.exact("length", length)),
  ];
  return { title, figures, lines: [day] };
}

/** `null` where it is not on this device and there is no network. */
async function readPhoto(url: string | null): Promise<ImageBitmap | null> {
  if (url === null) return null;
  try {
    const response = await fetch(url);
    return response.ok ? await createImageBitmap(await response.blob()) : null;
  } catch {
    return null;
  }
}

async function passOn(file: File): Promise<void> {
  if (!("canShare" in navigator && navigator.canShare({ files: [file] }))) {
    saveFile(file.name, file);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Some browsers share only right after a press, which drawing may outlast.
    if (error instanceof Error && error.name === "NotAllowedError") saveFile(file.name, file);
  }
}
