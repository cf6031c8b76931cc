import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconTrendingUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import { useLearnOverview } from './learn.api.ts';
import classes from './trending-topics.module.css';

/** Topics of most activity in the last 30 days. Each one opens the search for it, or the community. */
export function TrendingTopics() {
  const { data, isPending, isError } = useLearnOverview();
  if (isError) return null;
  return (
    <section className={classes.section} aria-labelledby="trending-topics">
      <h2 className={classes.heading} id="trending-topics">
        Trending Topics
      </h2>
      {isPending && <Skeleton className={classes.place} radius="md" />}
      {data?.topics.length === 0 && (
        <p className={`${classes.place} ${classes.none}`}>
          Topics appear here as members open, read and write.
        </p>
      )}
      {data && data.topics.length > 0 && (
        <ul className={`${classes.place} ${classes.topics}`}>
          {data.topics.map(({ tag, count, is_trending, is_discussed }) => (
            <li key={tag}>
              <Link
                className={classes.topic}
                to={is_discussed ? '/community' : `/learn?search=${encodeURIComponent(tag)}`}
              >
                <span className={classes.tag}>{tag}</span>
                <span className={classes.count}>
                  {formatCount(count)}
                  <VisuallyHidden> times in 30 days</VisuallyHidden>
                </span>
                {is_trending && (
                  <span className={classes.badge}>
                    <IconTrendingUp size={14} stroke={1.5} aria-hidden /> trending
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
