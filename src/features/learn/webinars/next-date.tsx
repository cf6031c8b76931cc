import { IconCalendar } from '@tabler/icons-react';
import classes from './course-dates.module.css';
import { useNextSession } from './course-sessions.api.ts';
import { placesText, sessionTime } from './course-sessions.rules.ts';

/** The next date of a webinar or workshop and its places, for the card of the catalog. */
export function NextDate({ courseId }: { courseId: string }) {
  const next = useNextSession(courseId);
  // The line is kept free, so that nothing moves when the date comes.
  return (
    <p className={classes.next}>
      {next.data && (
        <>
          <IconCalendar size={16} stroke={1.5} aria-hidden /> {sessionTime(next.data)} ·{' '}
          {placesText(next.data)}
        </>
      )}
      {next.data === null && 'No date yet'}
    </p>
  );
}
