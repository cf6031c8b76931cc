import { Button, Group } from '@mantine/core';
import { IconDownload, IconPlus, IconRefresh, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useExportOpml } from '#features/news/opml/opml.api.ts';
import type { NewsSource } from '#features/news/sources/news-sources.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { NewsSourceCard } from './news-source-card.tsx';
import { NewsSourceDialog } from './news-source-dialog.tsx';
import { useNewsSourcePage, useSyncNews } from './news-sources.api.ts';
import { OpmlImportDialog } from './opml-import-dialog.tsx';

/** The sources of news, for admins (specification part 2, sections 2 and 8). The address says which page. */
export function NewsSourcesPage() {
  const [params] = useSearchParams();
  const sources = useNewsSourcePage(pageOf(params));
  const dialog = useSubjectDialog<NewsSource | null>();
  const importing = useSubjectDialog<null>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageBody width="reading">
      <PageHeading title="RSS Sources">
        Active sources are read every 30 minutes, and their news appears on Learn CSR. A source that fails is
        tried again later and later.
      </PageHeading>
      <Group gap="sm" mb="lg">
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => dialog.open(null)}
        >
          Add source
        </Button>
        <SyncButton />
        <Button
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
          onClick={() => importing.open(null)}
        >
          Import OPML
        </Button>
        <ExportButton />
      </Group>
      <ReviewList
        what="sources"
        query={sources}
        items={sources.data?.records}
        heading="Sources"
        headingRef={heading}
        height={150}
        empty={{ title: 'No sources', text: 'Add the address of a feed to show its news.' }}
        footer={
          sources.data && <Pager pagination={sources.data.pagination} hrefOf={(page) => `?page=${page}`} />
        }
      >
        {(source) => (
          <NewsSourceCard
            source={source}
            onEdit={() => dialog.open(source)}
            onRemoved={() => heading.current?.focus()}
          />
        )}
      </ReviewList>
      {importing.opening > 0 && (
        <OpmlImportDialog key={importing.opening} opened={importing.opened} onClose={importing.close} />
      )}
      {dialog.opening > 0 && (
        <NewsSourceDialog
          key={dialog.opening}
          source={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </PageBody>
  );
}

function ExportButton() {
  const save = useExportOpml();
  const onError = (error: Error) =>
    showToast({ title: 'Export failed', message: failureText(error, 'Please try again.'), tone: 'error' });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      onClick={() => save.mutate(undefined, { onError })}
      loading={save.isPending}
    >
      Export OPML
    </Button>
  );
}

function SyncButton() {
  const sync = useSyncNews();
  const run = () =>
    sync.mutate(undefined, {
      onSuccess: ({ failed }) => {
        if (failed > 0) {
          const message = `${failed} ${failed === 1 ? 'source' : 'sources'} could not be read. Each says why.`;
          showToast({ title: 'Sync Failed', message, tone: 'error', duration: LONG_TOAST_MS });
        } else {
          showToast({
            title: 'RSS Feeds Synced Successfully',
            message: 'Processing completed. Check the carousel for new content.',
            tone: 'success',
          });
        }
      },
      onError: (error) =>
        showToast({
          title: 'Sync Error',
          message: failureText(error, 'Failed to sync RSS feeds. Please try again.'),
          tone: 'error',
          duration: LONG_TOAST_MS,
        }),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
      onClick={run}
      loading={sync.isPending}
    >
      Sync RSS feeds
    </Button>
  );
}
