import {
  type FishingRating,
  type RatingColor,
  ratingColor,
  scoreColor,
} from "@creel/domain/fishing-score/rating";
import { t } from "@lingui/core/macro";
import { MoveRight, TrendingDown, TrendingUp } from "lucide-react";
import type { ComponentProps } from "react";

import { Badge } from "../../ui/feedback/states.tsx";
import { ratingName } from "./condition-names.ts";

import * as styles from "./fishing-rating.module.css";

interface FishingRatingProps {
  rating: FishingRating;
  /** 0 to 100. */
  score: number;
}

const BADGES: Record<RatingColor, ComponentProps<typeof Badge>> = {
  green: { tone: "good", icon: TrendingUp, children: null },
  blue: { tone: "info", icon: TrendingUp, children: null },
  yellow: { tone: "fair", icon: MoveRight, children: null },
  red: { tone: "bad", icon: TrendingDown, children: null },
};

/** "Excellent · 82" */
export function RatingBadge({ rating, score }: FishingRatingProps) {
  return (
    <Badge {...BADGES[ratingColor(rating)]}>
      {ratingName(rating)} · {score}
    </Badge>
  );
}

/** The score on a graduated rule; the marks are where its color changes. */
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
