import "./figure.css";
import { classNames } from "./class-names.ts";

/** What stands where nothing was noted. */
const NOTHING = "–";

interface FigureProps {
  /** `null` is nothing noted. */
  value: number | null;
  unit: string;
  size?: "normal" | "large" | "huge";
  isLight?: boolean;
}

const ONE_DECIMAL = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A measure: the number large, its unit small and close. */
export function Figure({ value, unit, size = "normal", isLight = false }: FigureProps) {
  const names = classNames("figure", `figure-${size}`, isLight && "figure-light");
  if (value === null) {
    return (
      <span className={names}>
        <span className="figure-none" aria-hidden>
          {NOTHING}
        </span>
        <span className="visually-hidden">not noted</span>
      </span>
    );
  }
  return (
    <span className={names}>
      {ONE_DECIMAL.format(value)}
      <span className="figure-unit">{unit}</span>
    </span>
  );
}
