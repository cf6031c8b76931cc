import { Skeleton } from '@mantine/core';
import classes from './collaboration-board.module.css';

/** Placeholder for the board while it loads. */
export function BoardSkeleton({ columns }: { columns: number }) {
  return (
    <div className={classes.board} role="status" aria-label="Loading collaborations">
      {Array.from({ length: columns }, (_, at) => `column ${at}`).map((key) => (
        <div key={key} className={classes.column}>
          <div className={classes.head}>
            <Skeleton height={24} width={96} radius="xl" />
          </div>
          <Skeleton height={132} />
          <Skeleton height={132} />
        </div>
      ))}
    </div>
  );
}
