import { useId } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import classes from './resource-card.module.css';
import { ResourceCounts } from './resource-counts.tsx';
import { ResourceKind } from './resource-kind.tsx';
import type { ResourceCard as Card } from './resources.contract.ts';
import { VerifiedBadge } from './verified-badge.tsx';

/** One resource of the library: its title opens its page. */
export function ResourceCard({ resource }: { resource: Card }) {
  const titleId = useId();
  const { id, title, description, is_verified, tags, author_name, organization, published_at } = resource;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 className={classes.title} id={titleId}>
          <Link to={`/learn/resources/${id}`}>{title}</Link>
        </h3>
        {is_verified && <VerifiedBadge />}
      </div>
      <ResourceKind resource={resource} />
      <p className={classes.description}>{description}</p>
      <TagList tags={tags} label="Tags" limit={4} />
      <p className={classes.facts}>
        {author_name === organization ? organization : `${author_name}, ${organization}`}
        {published_at && ` · ${formatInstant(published_at)}`}
      </p>
      <ResourceCounts resource={resource} />
    </article>
  );
}
