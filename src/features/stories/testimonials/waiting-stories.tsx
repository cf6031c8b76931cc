import { formatInstant } from '#platform/contract/dates.ts';
import { usePendingOwnTestimonials } from './testimonials.api.ts';
import classes from './waiting-stories.module.css';

/** Confirms that the member's stories were received and are waiting for review. */
export function WaitingStories() {
  const waiting = usePendingOwnTestimonials().data ?? [];
  if (waiting.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Your stories waiting for review">
      {waiting.map(({ id, created_at }) => (
        <li key={id}>Your story of {formatInstant(created_at)} is waiting for review.</li>
      ))}
    </ul>
  );
}
