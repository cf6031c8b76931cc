import { Skeleton } from '@mantine/core';
import classes from './connection-card.module.css';

/** Placeholder for a request's card while the list loads. */
export function ConnectionCardSkeleton() {
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <Skeleton circle height={40} />
        <Skeleton height={40} width="50%" />
        <div className={classes.state}>
          <Skeleton height={24} width={140} radius="xl" />
        </div>
      </div>
      <div className={classes.content}>
        <div className={classes.words}>
          <Skeleton height={64} />
          <Skeleton height={24} width="60%" radius="xl" />
        </div>
        <Skeleton height={96} width="70%" />
      </div>
    </div>
  );
}
