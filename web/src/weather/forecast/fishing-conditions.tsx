import "./fishing-conditions.css";
import type { Weather } from "@creel/domain/weather/weather";

import { RatingBadge, ScoreBar } from "../parts/fishing-rating.tsx";
import { describeUnknown } from "./input-labels.ts";

/** The score of now, and why it is what it is. */
export function FishingConditions({ fishing }: { fishing: Weather["fishing"] }) {
  const { score, rating, recommendations, factors, missing } = fishing;
  const [first, ...others] = recommendations;
  return (
    <section className="fishing-conditions" aria-labelledby="fishing-conditions">
      <div>
        <div className="fishing-head">
          <h2 id="fishing-conditions">Fishing conditions</h2>
          <RatingBadge rating={rating} score={score} />
        </div>
        <ScoreBar score={score} />
        {first !== undefined && <p className="fishing-advice">{first}</p>}
        {others.length > 0 && (
          <ul className="fishing-others">
            {others.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        )}
        <p className="small muted fishing-rule">
          A rule of thumb, not a promise. Each hour starts at 45; conditions add or subtract.
          {missing.length > 0 && ` ${describeUnknown(missing)}`}
        </p>
      </div>
      <table className="factors">
        <caption className="visually-hidden">Why: 45 points, and these</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {factors.map(({ key, text, points }) => (
            <tr key={key} className={points === 0 ? "factor-of-none" : ""}>
              <th scope="row">{text.replace(/\.$/, "")}</th>
              <td>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}
