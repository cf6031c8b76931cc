import { useId } from 'react';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './course-dates.module.css';
import type { CourseSession } from './course-sessions.contract.ts';
import { placesText, sessionTime } from './course-sessions.rules.ts';
import { SessionActions } from './session-actions.tsx';
import { SessionManagement } from './session-management.tsx';

const STATES: Record<CourseSession['state'], { tone: StateTone; words: string }> = {
  open: { tone: 'good', words: 'Open' },
  full: { tone: 'attention', words: 'Full' },
  over: { tone: 'neutral', words: 'Past' },
  cancelled: { tone: 'bad', words: 'Cancelled' },
};

interface SessionItemProps {
  slug: string;
  session: CourseSession;
  hasPrice: boolean;
  isOrganiser: boolean;
}

/** One date: when, where, how many places are left, and what the reader can do. */
export function SessionItem({ slug, session, hasPrice, isOrganiser }: SessionItemProps) {
  const headingId = useId();
  const { state, venue, is_online, join_url, reason, registration, waiting_number } = session;
  const { tone, words } = STATES[state];
  const isToCome = state === 'open' || state === 'full';
  return (
    <article className={classes.date} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.time}>
          {sessionTime(session)}
        </h3>
        <StateBadge tone={tone}>{words}</StateBadge>
      </div>
      <p className={classes.soft}>
        {[venue, is_online && 'Online', isToCome && placesText(session)].filter(Boolean).join(' · ')}
      </p>
      {state === 'cancelled' && reason && <p className={classes.reason}>{reason}</p>}
      {isToCome && registration === 'registered' && <p className={classes.own}>You have a place.</p>}
      {isToCome && registration === 'waiting' && (
        <p className={classes.own}>
          You are number {waiting_number} on the waiting list. When a place becomes free, you get it and a
          mail.
        </p>
      )}
      {join_url && isToCome && (
        <p className={classes.link}>
          Join: <WebLink url={join_url} />
        </p>
      )}
      <Recording session={session} />
      <SessionActions slug={slug} session={session} hasPrice={hasPrice} />
      {isOrganiser && state !== 'cancelled' && <SessionManagement slug={slug} session={session} />}
    </article>
  );
}

function Recording({ session: { recording_url, has_recording } }: { session: CourseSession }) {
  if (!has_recording) return null;
  return (
    <p className={classes.link}>
      {recording_url ? (
        <WebLink url={recording_url}>See the recording</WebLink>
      ) : (
        'Log in to see the recording.'
      )}
    </p>
  );
}
