import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './content-block-list.module.css';
import { useAllContentDrafts } from './content-drafts.api.ts';
import { CONTENT_PAGE_WORDS } from './content-pages.data.ts';
import { type BuiltInWords, findTexts } from './edited-blocks.rules.ts';

interface FoundTextsProps {
  search: string;
  builtIn: BuiltInWords;
}

/** Blocks of all pages that have the searched words, each linked to its editor. */
export function FoundTexts({ search, builtIn }: FoundTextsProps) {
  const drafts = useAllContentDrafts();
  if (drafts.isPending) return <Skeleton mt="md" height={72} role="status" aria-label="Searching" />;
  if (!drafts.data) {
    return (
      <ErrorState
        title="Failed to Load Content"
        error={drafts.error}
        onRetry={drafts.refetch}
        retrying={drafts.isRefetching}
      />
    );
  }
  const found = findTexts(search, builtIn, drafts.data);
  if (found.length === 0) return <EmptyState title={`No text has “${search}”`} />;
  return (
    <ul className={classes.list} aria-label="Found texts" style={{ marginTop: '1rem' }}>
      {found.map(({ pageKey, key, name, excerpt }) => (
        <li key={`${pageKey}/${key}`} className={classes.item}>
          <div>
            <Link to={`?page=${pageKey}&block=${key}`} className={classes.name}>
              {CONTENT_PAGE_WORDS[pageKey].label}: {name}
            </Link>
            <p className={classes.text}>{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
