import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCircleCheck, IconMailOpened } from '@tabler/icons-react';
import { useId } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useMarkNews } from './news.api.ts';
import type { NewsEntry } from './news.contract.ts';
import classes from './news-item.module.css';
import { NewsLink } from './news-link.tsx';

/** One story: its title opens the origin in a new tab. @param canMark false for visitors, who have no marks. */
export function NewsItem({ entry, canMark }: { entry: NewsEntry; canMark: boolean }) {
  const titleId = useId();
  const { title, excerpt, source_name, category, published_at, is_read, is_saved } = entry;
  const mark = useMarkNews(entry);
  const set = (marks: { is_read?: boolean; is_saved?: boolean }) =>
    mark.mutate(marks, {
      onError: (error) =>
        showToast({ title: 'Error', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  const SavedIcon = is_saved ? IconBookmarkFilled : IconBookmark;
  const ReadIcon = is_read ? IconMailOpened : IconCircleCheck;
  return (
    <article className={classes.item} aria-labelledby={titleId} data-read={is_read || undefined}>
      <h3 className={classes.title} id={titleId}>
        <NewsLink entry={entry} />
      </h3>
      <p className={classes.facts}>
        {is_read && (
          <>
            <strong>Read</strong> ·{' '}
          </>
        )}
        {source_name} · <time dateTime={published_at}>{formatInstant(published_at)}</time> · {category}
      </p>
      {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
      {canMark && (
        <div className={classes.marks}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<SavedIcon size={18} stroke={1.5} aria-hidden />}
            aria-label={`${is_saved ? 'Saved' : 'Save'}: ${title}`}
            aria-pressed={is_saved}
            onClick={() => set({ is_saved: !is_saved })}
          >
            {is_saved ? 'Saved' : 'Save'}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<ReadIcon size={18} stroke={1.5} aria-hidden />}
            aria-label={`${is_read ? 'Mark as unread' : 'Mark as read'}: ${title}`}
            onClick={() => set({ is_read: !is_read })}
          >
            {is_read ? 'Mark as unread' : 'Mark as read'}
          </Button>
        </div>
      )}
    </article>
  );
}
