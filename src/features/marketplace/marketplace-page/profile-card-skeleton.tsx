import classes from './profile-card.module.css';

/** Placeholder for a profile card while the list loads. Plain bars: ten cards of Mantine's would take a phone longer than the list. */
export function ProfileCardSkeleton() {
  return (
    <div className={`${classes.card} ${classes.waiting}`} aria-hidden>
      <div className={classes.about}>
        <span className={classes.bar} style={{ height: 20, width: '55%', marginBlock: 2 }} />
        <span className={classes.bar} style={{ height: 14, width: '40%' }} />
        <span className={classes.bar} style={{ height: 14 }} />
        <span className={classes.bar} style={{ height: 14, width: '80%' }} />
        <span className={classes.bar} style={{ height: 24, width: '60%' }} />
        <span className={classes.bar} style={{ height: 16, width: '70%' }} />
      </div>
      <div className={classes.side}>
        <span className={classes.bar} style={{ height: 40 }} />
        <span className={classes.bar} style={{ height: 36 }} />
        <span className={classes.bar} style={{ height: 26, width: '50%' }} />
      </div>
    </div>
  );
}
