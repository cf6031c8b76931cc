import { Anchor, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ContentBlockEditor } from './content-block-editor.tsx';
import { ContentBlockList } from './content-block-list.tsx';
import { type BlockWords, CONTENT_PAGES, type ContentPage } from './content-blocks.contract.ts';
import { useContentDrafts } from './content-drafts.api.ts';
import classes from './content-editor.page.module.css';
import { CONTENT_PAGE_WORDS } from './content-pages.data.ts';
import { blocksOf } from './edited-blocks.rules.ts';
import { FoundTexts } from './found-texts.tsx';

interface ContentEditorPageProps {
  /** Built-in words: page -> block key -> words. */
  builtIn: Record<ContentPage, Record<string, BlockWords>>;
  renderPicture: ComponentProps<typeof ContentBlockEditor>['renderPicture'];
}

const SEARCH_MAX = 100;
const PAGE_CHOICES = Object.entries(CONTENT_PAGE_WORDS).map(([value, { label }]) => ({ value, label }));

/** Texts of the pages, for admins. The URL says which: `page`, and `block` for a single one. */
export function ContentEditorPage({ builtIn, renderPicture }: ContentEditorPageProps) {
  const [params, setParams] = useSearchParams();
  const pageKey = CONTENT_PAGES.find((key) => key === params.get('page')) ?? 'home_hero';
  const blockKey = params.get('block');
  const search = params.get('q')?.trim().slice(0, SEARCH_MAX) ?? '';
  const drafts = useContentDrafts(pageKey);
  const edited = useRef(false);
  useEffect(() => {
    if (blockKey) edited.current = true;
  }, [blockKey]);

  if (drafts.data) {
    const blocks = blocksOf(builtIn[pageKey], drafts.data);
    const block = blocks.find(({ key }) => key === blockKey);
    if (block) {
      return (
        <PageBody>
          <p>
            <Anchor component={Link} to={`?page=${pageKey}`}>
              All blocks of {CONTENT_PAGE_WORDS[pageKey].label}
            </Anchor>
          </p>
          <ContentBlockEditor
            key={`${pageKey}/${block.key}`}
            pageKey={pageKey}
            block={block}
            renderPicture={renderPicture}
          />
        </PageBody>
      );
    }
  }
  return (
    <PageBody width="reading">
      {/* After an edit its heading, which had the focus, is gone. */}
      <PageHeading title="Page texts" focused={edited.current}>
        Texts that you can change. A page shows its built-in words where no block is published.
      </PageHeading>
      <SearchField
        label="Search all texts"
        value={search}
        maxLength={SEARCH_MAX}
        onChange={(q) =>
          setParams(q ? { page: pageKey, q } : { page: pageKey }, { preventScrollReset: true })
        }
      />
      {search ? (
        <FoundTexts search={search} builtIn={builtIn} />
      ) : (
        <>
          <NativeSelect
            className={classes.choice}
            label="Page"
            data={PAGE_CHOICES}
            value={pageKey}
            onChange={({ currentTarget: { value } }) =>
              setParams({ page: value }, { preventScrollReset: true })
            }
          />
          <BlocksOfPage pageKey={pageKey} builtIn={builtIn[pageKey]} drafts={drafts} />
        </>
      )}
    </PageBody>
  );
}

interface BlocksOfPageProps {
  pageKey: ContentPage;
  builtIn: Record<string, BlockWords>;
  drafts: ReturnType<typeof useContentDrafts>;
}

function BlocksOfPage({ pageKey, builtIn, drafts }: BlocksOfPageProps) {
  if (drafts.isPending) {
    return (
      <Stack role="status" aria-label="Loading content blocks">
        <Skeleton height={72} radius="md" />
        <Skeleton height={72} radius="md" />
      </Stack>
    );
  }
  if (!drafts.data) {
    return (
      <ErrorState
        title="Failed to Load Content"
        message="There was an error loading the content blocks. Please try refreshing the page."
        onRetry={drafts.refetch}
        retrying={drafts.isRefetching}
      />
    );
  }
  const blocks = blocksOf(builtIn, drafts.data);
  if (blocks.length === 0) return <EmptyState title="No Content Blocks" />;
  return <ContentBlockList pageKey={pageKey} blocks={blocks} />;
}
