import "./isobaths.css";

interface IsobathsProps {
  /** A whole lake with soundings, its water, open water, a shoal for empty states, the plate of a catch. */
  drawing: "lake" | "lake-water" | "open" | "shoal" | "plate";
}

/** The chart's contours, as an ornament behind things. The drawings are invented; no lake looks so. */
export function Isobaths({ drawing }: IsobathsProps) {
  return <span aria-hidden className={`isobaths isobaths-${drawing}`} />;
}
