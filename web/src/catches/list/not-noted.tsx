import "./catch-table.css";

/** In a cell of which nothing is known: never 0, and never nothing. */
export function NotNoted() {
  return <span className="cell-none">–</span>;
}
