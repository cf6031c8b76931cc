import classes from './waiting-badge.module.css';

/** The most that the badge has room for. */
const MOST = 99;

/** Says how many things wait for the member; '' for none. */
export function waitingWords(waiting: number): string {
  if (waiting === 0) return '';
  return waiting === 1 ? '1 thing waits for you' : `${waiting} things wait for you`;
}

/**
 * A number at the corner of the control before it, in the same `relative` box. Screen readers get it from the control's
 * own name.
 */
export function WaitingBadge({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <span className={classes.badge} aria-hidden>
      {waiting > MOST ? `${MOST}+` : waiting}
    </span>
  );
}
