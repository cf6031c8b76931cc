import { Button, Progress } from '@mantine/core';
import { Link } from 'react-router';
import { completenessOf, stepPath } from '#features/profiles/profile/profile-completeness.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import classes from './profile-completeness.module.css';

/** Completeness of the profile and the most useful next step; hidden once the profile is complete. */
export function ProfileCompleteness({ profile }: { profile: Profile }) {
  const { percent, done, total, next } = completenessOf(profile);
  if (!next) return null;
  return (
    <section className={classes.card} aria-label="Profile completeness">
      <div>
        <h2 className={classes.head}>
          Your profile is {percent}% complete
          <span className={classes.count}>
            {done} of {total} steps
          </span>
        </h2>
        <Progress value={percent} size="sm" aria-label="Profile completeness" />
        <p className={classes.reason}>{next.reason}</p>
      </div>
      <Button component={Link} to={stepPath(next.place)} variant="default" preventScrollReset>
        {next.label}
      </Button>
    </section>
  );
}
