import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './star-rating.module.css';

interface StarRatingProps {
  label: string;
  /** 0 for none yet. */
  value: number;
  onChange: (value: number) => void;
  error?: string;
  /** Name of the field in its form, by which the form finds it to focus it. */
  path?: string;
}

const STARS = [1, 2, 3, 4, 5];

/**
 * One to five stars as plain radio buttons: arrow keys select immediately. (Mantine's `Rating` only previews the
 * value that an arrow key reaches and keeps the old value until Space is pressed.)
 */
export function StarRating({ label, value, onChange, error, path }: StarRatingProps) {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset className={classes.rating} aria-describedby={error && errorId}>
      <legend>{label}</legend>
      <div className={classes.stars}>
        {STARS.map((stars) => {
          const Star = stars <= value ? IconStarFilled : IconStar;
          return (
            <label key={stars} className={classes.star} data-full={stars <= value}>
              <input
                type="radio"
                name={name}
                checked={stars === value}
                aria-label={`${stars} of 5`}
                data-path={stars === Math.max(value, 1) ? path : undefined}
                onChange={() => onChange(stars)}
              />
              <Star size={28} stroke={1.5} aria-hidden />
            </label>
          );
        })}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
