interface MoonDiscProps {
  /** Degrees from the sun, as `MoonPhase` has it. */
  elongation: number;
  /** Seen from the south the moon stands on its head. */
  isFromSouth: boolean;
}

const RADIUS = 48;

/** The moon as it stands in the sky: the side that is lit is the side that is drawn lit. */
export function MoonDisc({ elongation, isFromSouth }: MoonDiscProps) {
  const isWaxing = elongation < 180;
  const isLitRight = isWaxing !== isFromSouth;
  return (
    <svg className="moon-disc" viewBox="-50 -50 100 100" aria-hidden>
      <circle className="moon-dark" r={RADIUS} />
      <path className="moon-lit" d={litPart(elongation)} transform={isLitRight ? "" : "scale(-1 1)"} />
      <circle className="moon-rim" r={RADIUS} />
    </svg>
  );
}

/** Half the rim on the right, and back along the edge of the shadow, which is half an ellipse. */
function litPart(elongation: number): string {
  const cosine = Math.cos((elongation * Math.PI) / 180);
  const edge = RADIUS * Math.abs(cosine);
  const isMoreThanHalf = cosine < 0 ? 1 : 0;
  return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${edge} ${RADIUS} 0 0 ${isMoreThanHalf} 0 ${-RADIUS}Z`;
}
