import { Skeleton } from '@mantine/core';
import classes from './profile-card.module.css';

/** Placeholder for a profile card while the list loads. */
export function ProfileCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.about}>
        <Skeleton height={20} width="55%" my={2} />
        <Skeleton height={14} width="40%" />
        <Skeleton height={14} />
        <Skeleton height={14} width="80%" />
        <Skeleton height={24} width="60%" radius="xl" />
        <Skeleton height={16} width="70%" />
      </div>
      <div className={classes.side}>
        <Skeleton height={40} />
        <Skeleton height={36} />
        <Skeleton height={26} width="50%" />
      </div>
    </div>
  );
}
