import "./catch-table.css";

/** A cell without a value is neither 0 nor empty. */
export function NotNoted() {
  return <span className="cell-none">–</span>;
}
