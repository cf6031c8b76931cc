import { IconEye, IconLock, IconMessage, IconPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FORMER_MEMBER, topicPath } from '#features/community/posts/posts.rules.ts';
import type { ListedTopic } from '#features/community/topics/topics.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { formatAgo } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './topic-row.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** One topic in the list of its circle. */
export function TopicRow({ circle, topic }: { circle: string; topic: ListedTopic }) {
  const { id, title, author, replies_count, views, last_activity_at } = topic;
  return (
    <article className={classes.row}>
      <div>
        <h3 className={classes.title}>
          <Link to={topicPath(circle, id)}>{title}</Link>
        </h3>
        <p className={classes.facts}>
          {author?.name ?? FORMER_MEMBER} ·{' '}
          <time dateTime={last_activity_at}>{formatAgo(last_activity_at, new Date())}</time>
        </p>
        <p className={classes.states}>
          {topic.is_new && <StateBadge tone="attention">New</StateBadge>}
          {topic.is_answered && <StateBadge tone="good">Answered</StateBadge>}
          {topic.is_pinned && (
            <StateBadge tone="neutral" icon={<IconPin {...ICON} />}>
              Pinned
            </StateBadge>
          )}
          {topic.is_locked && (
            <StateBadge tone="neutral" icon={<IconLock {...ICON} />}>
              Locked
            </StateBadge>
          )}
          {topic.is_hidden && <StateBadge tone="bad">Hidden</StateBadge>}
        </p>
      </div>
      <p className={classes.counts}>
        <span>
          <IconMessage {...ICON} /> {formatCount(replies_count)}
          <span className={classes.unit}> {replies_count === 1 ? 'reply' : 'replies'}</span>
        </span>
        <span>
          <IconEye {...ICON} /> {formatCount(views)}
          <span className={classes.unit}> {views === 1 ? 'view' : 'views'}</span>
        </span>
      </p>
    </article>
  );
}
