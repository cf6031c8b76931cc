import { IconStarFilled } from '@tabler/icons-react';
import { formatCount } from '#platform/contract/counts.ts';
import classes from './resource-card.module.css';
import type { ResourceCard } from './resources.contract.ts';

const counted = (count: number, one: string) => `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

/** Downloads, views and the rating in one line. */
export function ResourceCounts({ resource }: { resource: ResourceCard }) {
  const { downloads, views, rating, ratings } = resource;
  return (
    <p className={classes.counts}>
      <span>{counted(downloads, 'download')}</span>
      <span>{counted(views, 'view')}</span>
      <span className={classes.rating}>
        {rating === null ? (
          'Not rated yet'
        ) : (
          <>
            <IconStarFilled size={14} aria-hidden /> {rating.toFixed(1)} of 5, {counted(ratings, 'rating')}
          </>
        )}
      </span>
    </p>
  );
}
