import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '#platform/web/session.tsx';
import classes from './desk.module.css';

// Visitors do not need it.
const load = () => import('./desk.tsx');
const Desk = lazy(() => load().then((module) => ({ default: module.Desk })));

/** The script in the page's head has set this for those who have a session. */
const maybeSignedIn = () => document.documentElement.dataset.signedIn !== undefined;

/**
 * The place of the desk. The built page holds it, hidden from visitors: a member's page has the room for it from the first paint on.
 */
export function DeskPlace() {
  const { user } = useSession();
  useEffect(() => {
    if (maybeSignedIn()) void load();
  }, []);
  return (
    <div className={classes.place}>
      {user ? (
        <Suspense fallback={<DeskGhost />}>
          <Desk ghost={<DeskGhost />} />
        </Suspense>
      ) : (
        <DeskGhost />
      )}
    </div>
  );
}

const LINES = ['first', 'second', 'third'];

/** Has the height of a heading and three rows. */
function DeskGhost() {
  return (
    <div className={classes.ghost} role="status" aria-label="Loading your desk">
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}
