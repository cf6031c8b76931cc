import { Skeleton } from '@mantine/core';
import classes from './collaboration-board.module.css';

/** Placeholders for cards of a column. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={classes.cards} role="status" aria-label="Loading collaborations">
      {Array.from({ length: count }, (_, at) => `card ${at}`).map((key) => (
        <div key={key} className={classes.card}>
          <Skeleton height={20} width="90%" />
          <Skeleton height={16} width="70%" />
          <Skeleton height={8} />
          <Skeleton height={16} width="50%" />
        </div>
      ))}
    </div>
  );
}
