import {
  type FishingRating,
  type RatingColor,
  ratingColor,
  scoreColor,
} from "@creel/domain/fishing-score/rating";
import type { Weather } from "@creel/domain/weather/weather";
import { describeAdvice, isAdviceCode } from "@creel/texts/fishing-score/describe-advice";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { MoveRight, TrendingDown, TrendingUp } from "lucide-react";
import type { ComponentProps } from "react";

import { Badge } from "../ui/feedback/states.tsx";
import type { Units } from "../units/make-units.ts";
import { ratingName } from "./condition-names.ts";

import * as styles from "./fishing-rating.module.css";

interface FishingRatingProps {
  rating: FishingRating;
  /** From 0 to 100. */
  score: number;
}

const BADGES: Record<RatingColor, ComponentProps<typeof Badge>> = {
  green: { tone: "good", icon: TrendingUp, children: null },
  blue: { tone: "info", icon: TrendingUp, children: null },
  yellow: { tone: "fair", icon: MoveRight, children: null },
  red: { tone: "bad", icon: TrendingDown, children: null },
};

/** Shows the rating and the score, such as "Excellent · 82". */
export function RatingBadge({ rating, score }: FishingRatingProps) {
  return (
    <Badge {...BADGES[ratingColor(rating)]}>
      {ratingName(rating)} · {score}
    </Badge>
  );
}

/** Shows the score on a scale, with marks where the color changes. */
export function ScoreBar({ score }: Pick<FishingRatingProps, "score">) {
  return (
    <div className={styles.root} role="img" aria-label={t`Fishing score ${score} of 100`}>
      <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width={score} height="1" className={styles.value} data-color={scoreColor(score)} />
      </svg>
      <div className={styles.marks} aria-hidden>
        {[0, 45, 60, 75, 100].map((mark) => (
          <span key={mark} data-mark={mark}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Returns the advice, most important first. Uses the server's text for codes that this client does not know. */
export function formatAdvice({ fishing, timeZone }: Weather, { system }: Units): string[] {
  const reader = { at: new Date(fishing.at), timeZone, units: system };
  return fishing.advice.map(({ code, values, text }) =>
    isAdviceCode(code) ? describeAdvice({ code, values, factors: fishing.factors }, i18n, reader) : text,
  );
}
