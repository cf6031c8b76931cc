import { Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import { useLatestNews } from './news.api.ts';
import type { NewsEntry } from './news.contract.ts';
import classes from './news-carousel.module.css';
import { NewsLink } from './news-link.tsx';

/**
 * The newest news side by side: a row that scrolls with a finger, the keyboard or two buttons, and never on its own.
 * Nothing is shown when there is no news, or it cannot be loaded: the tab says why.
 */
export function NewsCarousel() {
  const news = useLatestNews();
  if (!news.isPending && !news.data?.length) return null;
  return (
    <section className={classes.carousel} aria-roledescription="carousel" aria-labelledby="latest-news">
      {news.data ? (
        <Slides entries={news.data} />
      ) : (
        <>
          <Head />
          <div className={classes.slides} role="status" aria-label="Loading the latest news">
            <Skeleton height="100%" radius="md" />
            <Skeleton height="100%" radius="md" />
            <Skeleton height="100%" radius="md" />
          </div>
        </>
      )}
    </section>
  );
}

const Head = () => (
  <h2 className={classes.heading} id="latest-news">
    Latest news
  </h2>
);

function Slides({ entries }: { entries: NewsEntry[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () =>
      setEnds({
        atStart: list.scrollLeft < 2,
        atEnd: list.scrollLeft + list.clientWidth > list.scrollWidth - 2,
      });
    const observer = new ResizeObserver(look);
    observer.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (pages: 1 | -1) => row.current?.scrollBy({ left: pages * row.current.clientWidth });
  return (
    <>
      <div className={classes.head}>
        <Head />
        {!(ends.atStart && ends.atEnd) && (
          <div className={classes.controls}>
            {/* Not disabled: at the end the focus would be lost. */}
            <button
              type="button"
              className={classes.control}
              aria-label="Previous news"
              aria-disabled={ends.atStart || undefined}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={20} stroke={1.5} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.control}
              aria-label="Next news"
              aria-disabled={ends.atEnd || undefined}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </button>
          </div>
        )}
      </div>
      <ul className={classes.slides} ref={row}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.slide}>
            <p className={classes.facts}>
              {entry.source_name} ·{' '}
              <time dateTime={entry.published_at}>{formatInstant(entry.published_at)}</time>
            </p>
            <h3 className={classes.title}>
              <NewsLink entry={entry} />
            </h3>
            {entry.excerpt && <p className={classes.excerpt}>{entry.excerpt}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
