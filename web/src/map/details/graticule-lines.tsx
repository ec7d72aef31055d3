import { Layer } from "@vis.gl/react-maplibre";
import { useEffect, useState } from "react";

import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { createGraticuleLayer } from "./graticule-layer.ts";
import type { GraticuleLines as Lines } from "./graticule.ts";

interface GraticuleLinesProps {
  lines: Lines;
  /** As rgb(). */
  color: string;
}

export function GraticuleLines({ lines, color }: GraticuleLinesProps) {
  const [{ layer, show }] = useState(() => createGraticuleLayer("graticule-lines"));
  useEffect(() => show({ lines, color }), [show, lines, color]);
  return <Layer beforeId={DETAILS_CEILING} {...layer} />;
}
