import { Skeleton } from '@mantine/core';
import classes from './collaboration-card.module.css';

/** Placeholder for a collaboration's card while the list loads. */
export function CollaborationCardSkeleton() {
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={24} width={84} radius="xl" />
      </div>
      <Skeleton height={24} width="75%" />
      <Skeleton height={20} width="60%" />
      <Skeleton height={8} my={8} />
      <div className={classes.facts}>
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
      <div className={classes.foot}>
        <Skeleton height={20} width={140} />
        <Skeleton height={36} width={200} />
      </div>
    </div>
  );
}
