import type { TrialLureNamed } from "@creel/domain/lure-trial/lure-trial";

import { LureDrawing } from "../gear/list/lure-drawing.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as styles from "./lure-picture.module.css";

interface LurePictureProps {
  lure: Pick<TrialLureNamed, "name" | "lure_type">;
  className?: string | undefined;
}

/** Draws a lure by its type, in its colors. */
export function LurePicture({ lure: { name, lure_type: lureType }, className }: LurePictureProps) {
  return (
    <span className={classNames(styles.root, className)}>
      <LureDrawing lureType={lureType} name={name} color={null} />
    </span>
  );
}
