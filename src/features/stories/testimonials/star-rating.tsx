import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './star-rating.module.css';

interface StarRatingProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

const STARS = [1, 2, 3, 4, 5];

/**
 * One to five stars as plain radio buttons: arrow keys select immediately. (Mantine's `Rating` only previews the
 * value that an arrow key reaches and keeps the old value until Space is pressed.)
 */
export function StarRating({ label, value, onChange }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset className={classes.rating}>
      <legend>{label}</legend>
      {STARS.map((stars) => {
        const Star = stars <= value ? IconStarFilled : IconStar;
        return (
          <label key={stars} className={classes.star} data-full={stars <= value}>
            <input
              type="radio"
              name={name}
              checked={stars === value}
              aria-label={`${stars} of 5`}
              onChange={() => onChange(stars)}
            />
            <Star size={28} stroke={1.5} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}
