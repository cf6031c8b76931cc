import classes from './profile-card.module.css';

/** Placeholder for a profile card while the list loads. Plain bars: ten cards of Mantine's would take a phone longer than the list. */
export function ProfileCardSkeleton() {
  return (
    <div className={`${classes.card} ${classes.waiting}`} aria-hidden>
      <span className={`${classes.bar} ${classes.mark}`} style={{ height: 40, width: 40 }} />
      <span className={`${classes.bar} ${classes.top}`} style={{ height: 20, width: '55%' }} />
      <span className={`${classes.bar} ${classes.facts}`} style={{ height: 16, width: '70%' }} />
      <span className={`${classes.bar} ${classes.text}`} style={{ height: 40 }} />
      <span className={`${classes.bar} ${classes.actions}`} style={{ height: 36, width: 260 }} />
      <span className={`${classes.bar} ${classes.menu}`} style={{ height: 36, width: 36 }} />
    </div>
  );
}
