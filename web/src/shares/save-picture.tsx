import { type CardShape, type CardText, CARDS, MARK_PATHS } from "@creel/domain/shares/card";
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
import { type Box, composeCard, type Letters, type Stroke } from "./compose-card.ts";
import type { ShareTarget } from "./share-target.ts";

const TYPE = "image/png";

/** A picture for messengers, made on this device: tall on a phone, wide on a desk. */
export function SavePicture({ target }: { target: ShareTarget }) {
  const units = useUnits();
  const shape: CardShape = useIsPhone() ? "tall" : "wide";
  const { mutate, isPending } = useMutation({
    mutationFn: () => makePicture(shape, target, units),
    onSuccess: passOn,
    onError: () => showToast({ text: t`This device could not make the picture.`, isError: true }),
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
function textOf({ title, day, weight, length, measuresNote, card }: ShareTarget, units: Units): CardText {
  if (card) return card;
  const figures = [
    ...(weight === null ? [] : units.exact("weight", weight)),
    ...(length === null ? [] : units.exact("length", length)),
  ];
  const note = measuresNote !== undefined && figures.length > 0 ? [measuresNote] : [];
  return { title, figures, lines: [...note, day] };
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

const FAMILY = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const WEIGHTS: readonly Letters["weight"][] = [700, 400];
const MARK_BOX = 32;

/**
 * Draws the picture of a catch on this device: nothing of the file of the photo is in it but what can be seen.
 * @throws Error where the browser cannot write a PNG
 */
async function drawCard(shape: CardShape, text: CardText, photo: ImageBitmap | null): Promise<Blob> {
  const { width, height } = CARDS[shape];
  await Promise.all(WEIGHTS.map((weight) => document.fonts.load(fontOf({ weight, size: 64 }))));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  const measure = (written: string, letters: Letters) => {
    pen.font = fontOf(letters);
    return pen.measureText(written).width;
  };
  for (const stroke of composeCard(shape, text, { photo, measure })) draw(pen, stroke, photo);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error("This browser writes no PNG");
  return file;
}

type Pen = CanvasRenderingContext2D;

function fontOf({ size, weight }: Letters): string {
  return `${weight} ${size}px ${FAMILY}`;
}

function draw(pen: Pen, stroke: Stroke, photo: ImageBitmap | null): void {
  switch (stroke.kind) {
    case "fill": {
      const { x, y, width, height } = stroke.box;
      pen.fillStyle = stroke.color;
      pen.fillRect(x, y, width, height);
      break;
    }
    case "mark":
      drawMark(pen, stroke.box);
      break;
    case "photo": {
      const { from, to } = stroke;
      const cut = [from.x, from.y, from.width, from.height] as const;
      if (photo) pen.drawImage(photo, ...cut, to.x, to.y, to.width, to.height);
      break;
    }
    case "text":
      pen.font = fontOf(stroke);
      pen.fillStyle = stroke.color;
      pen.textBaseline = stroke.isOnLine ? "alphabetic" : "top";
      pen.fillText(stroke.text, stroke.x, stroke.y);
      break;
  }
}

function drawMark(pen: Pen, { x, y, width }: Box): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(width / MARK_BOX, width / MARK_BOX);
  for (const { color, path } of MARK_PATHS) {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}
