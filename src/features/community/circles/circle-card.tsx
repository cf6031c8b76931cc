import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import { formatAgo } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './circle-card.module.css';
import { type Circle, NEW_POSTS_MAX, TOPICS_COUNTED } from './circles.contract.ts';

const newText = (count: number) =>
  count > NEW_POSTS_MAX ? `${NEW_POSTS_MAX}+ new posts` : `${count} new ${count === 1 ? 'post' : 'posts'}`;

function topicsText(count: number): string {
  if (count === 0) return 'No topics yet';
  if (count > TOPICS_COUNTED) return `${formatCount(TOPICS_COUNTED)}+ topics`;
  return `${formatCount(count)} ${count === 1 ? 'topic' : 'topics'}`;
}

/** One circle of /community: what it is about, what is new, and the way in. */
export function CircleCard({ circle }: { circle: Circle }) {
  const headingId = useId();
  const { slug, name, description, group_url, is_active, last_activity_at, new_posts, topics_count } = circle;
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.name}>
          <Link to={`/community/${slug}`}>{name}</Link>
        </h3>
        {is_active && <StateBadge tone="good">Active</StateBadge>}
      </div>
      <p className={classes.about}>{description}</p>
      <p className={classes.facts}>
        {topicsText(topics_count)}
        {last_activity_at && (
          <>
            {' · Last activity: '}
            <time dateTime={last_activity_at}>{formatAgo(last_activity_at, new Date())}</time>
          </>
        )}
      </p>
      {new_posts ? (
        <p className={classes.fresh}>
          <StateBadge tone="attention">{newText(new_posts)}</StateBadge> since your last visit
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`/community/${slug}`}
          variant="default"
          leftSection={<IconMessages size={18} stroke={1.5} aria-hidden />}
          aria-label={`Open discussions: ${name}`}
        >
          Open discussions
        </Button>
        {group_url && <WebLink url={group_url}>Join the group</WebLink>}
      </div>
    </article>
  );
}
