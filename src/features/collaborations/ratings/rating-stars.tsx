import { IconStar } from '@tabler/icons-react';
import classes from './rating-stars.module.css';
import { RATING_MAX } from './ratings.contract.ts';

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** Shows a score as stars and in words. */
export function RatingStars({ score }: { score: number }) {
  return (
    <span className={classes.score}>
      {STARS.map((star) => (
        <IconStar
          key={star}
          size={18}
          stroke={1.5}
          aria-hidden
          className={star <= score ? classes.full : classes.empty}
        />
      ))}
      <span>
        {score} of {RATING_MAX} stars
      </span>
    </span>
  );
}
