import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#platform/contract/counts.ts';
import classes from './show-more.module.css';

interface ShowMoreProps {
  /** Of what the list is: "requests". */
  what: string;
  /** Number of entries on the screen. */
  shown: number;
  /** Number of all entries, if known. */
  total?: number;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/**
 * Below a list that comes page by page: says how many are shown, and adds the next page. The button keeps the focus;
 * once there is no more, the text takes it. Nothing for a list that was whole from the start.
 */
export function ShowMore({ what, shown, total, query }: ShowMoreProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState(false);
  const isWhole = !query.hasNextPage || (total !== undefined && shown >= total);

  useEffect(() => {
    // The button that had the focus is gone.
    if (asked && isWhole && document.activeElement === document.body) text.current?.focus();
  }, [asked, isWhole]);

  if (isWhole && !asked) return null;
  const more = () => {
    if (query.isFetchingNextPage) return;
    setAsked(true);
    query.fetchNextPage();
  };
  return (
    <div className={classes.more}>
      <p className={classes.text} role="status" ref={text} tabIndex={-1}>
        {isWhole && `All ${formatCount(shown)} ${what} are shown`}
        {!isWhole &&
          `Showing ${formatCount(shown)}${total === undefined ? '' : ` of ${formatCount(total)}`} ${what}`}
        {query.isFetchNextPageError && '. More could not be loaded. Please try again.'}
      </p>
      {!isWhole && (
        // Not disabled while it loads: the focus would be lost.
        <Button variant="default" onClick={more} aria-disabled={query.isFetchingNextPage || undefined}>
          {query.isFetchingNextPage ? 'Loading...' : `Show more ${what}`}
        </Button>
      )}
    </div>
  );
}
