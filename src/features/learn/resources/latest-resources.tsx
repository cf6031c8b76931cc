import { Anchor, Badge } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './latest-resources.module.css';
import { RESOURCE_TYPE_LABELS } from './resource-choices.data.ts';
import { useLatestResources } from './resources.api.ts';
import type { LatestResource } from './resources.contract.ts';

/**
 * The card "Latest Learning Resources" (specification part 2, section 2, "Learn hub"): hidden when there are none, and
 * when they could not be loaded.
 */
export function LatestResources() {
  const latest = useLatestResources();
  if (!latest.isPending && !latest.data?.length) return null;
  return (
    <section className={classes.card} aria-labelledby="latest-resources">
      <h2 className={classes.heading} id="latest-resources">
        Latest Learning Resources
      </h2>
      {latest.data ? (
        <ul className={classes.list}>
          {latest.data.map((resource) => (
            <li key={resource.id}>
              <Latest resource={resource} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.loading} role="status">
          Loading resources...
        </p>
      )}
    </section>
  );
}

function Latest({ resource }: { resource: LatestResource }) {
  const { id, title, description, type, category, content_url } = resource;
  return (
    <article className={classes.item}>
      <h3 className={classes.title}>
        <Link to={`/learn/resources/${id}`}>{title}</Link>
      </h3>
      <p className={classes.description}>{description}</p>
      <p className={classes.badges}>
        <Badge variant="light">{RESOURCE_TYPE_LABELS[type]}</Badge>
        <Badge variant="outline">{category}</Badge>
        {content_url && (
          <Anchor
            className={classes.open}
            href={content_url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={`Open: ${title} (opens in a new tab)`}
          >
            Open <IconExternalLink size={14} stroke={1.5} aria-hidden />
          </Anchor>
        )}
      </p>
    </article>
  );
}
