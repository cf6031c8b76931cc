import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { TextComparison } from '#features/content/rich-text/text-comparison.tsx';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import type { BlockParams, ContentDraft, ContentVersion } from './content-blocks.contract.ts';
import { useContentVersions, useRestoreContentVersion } from './content-drafts.api.ts';
import classes from './content-history.module.css';

interface ContentHistoryProps {
  params: BlockParams;
  latest: ContentDraft;
  /** True while the editor has changes that a restored version would replace. */
  unsaved: boolean;
  /** Takes the version that has the restored words. */
  onRestored: (block: ContentDraft) => void;
}

/** The versions of a block, newest first: who saved them, what they changed, and a way back to each. */
export function ContentHistory({ params, latest, unsaved, onRestored }: ContentHistoryProps) {
  const versions = useContentVersions(params);
  const known = versions.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <section aria-labelledby="history">
      <h2 className={classes.title} id="history">
        History
      </h2>
      {versions.isPending && (
        <Skeleton height={72} radius="md" role="status" aria-label="Loading the history" />
      )}
      {versions.isError && !versions.data && (
        <ErrorState
          title="Failed to load the history"
          error={versions.error}
          onRetry={versions.refetch}
          retrying={versions.isRefetching}
        />
      )}
      {versions.data && known.length === 0 && <p>No version was saved yet.</p>}
      <ol className={classes.list}>
        {known.map((version, at) => (
          <HistoryEntry
            key={version.version}
            params={params}
            version={version}
            latest={latest}
            unsaved={unsaved}
            onRestored={onRestored}
            before={known[at + 1]}
          />
        ))}
      </ol>
      <ShowMore
        what="versions"
        shown={known.length}
        total={versions.data?.pages[0]?.pagination.total}
        query={versions}
      />
    </section>
  );
}

interface HistoryEntryProps extends ContentHistoryProps {
  version: ContentVersion;
  /** The version before it; undefined for the oldest one, and for the last one that is loaded. */
  before: ContentVersion | undefined;
}

function HistoryEntry({ params, version, before, latest, unsaved, onRestored }: HistoryEntryProps) {
  const [isCompared, setIsCompared] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const restore = useRestoreContentVersion(params);
  const { version: number, author_name, created_at, restored_from, published_at } = version;
  const confirm = () =>
    restore.mutate(
      { version: latest.version, restored_version: number },
      {
        onSuccess: (block) => {
          setIsAsking(false);
          onRestored(block);
          showToast({
            title: 'Saved',
            message: `Version ${block.version} has the words of version ${number}. Visitors see it once you publish it.`,
            tone: 'success',
          });
        },
        onError: (error) =>
          showToast({
            title: 'Not restored',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <li className={classes.entry}>
      <p className={classes.version}>
        Version {number}
        {latest.published_version === number && ', visitors see it'}
      </p>
      <p className={classes.facts}>
        {`Saved on ${formatInstant(created_at)}, ${formatTime(created_at)}${author_name ? ` by ${author_name}` : ''}.`}
        {restored_from && ` Words of version ${restored_from}.`}
        {published_at && ` Published on ${formatInstant(published_at)}.`}
      </p>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isCompared}
          aria-label={`What changed in version ${number}`}
          onClick={() => setIsCompared((was) => !was)}
        >
          What changed
        </Button>
        {number !== latest.version && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Restore version ${number}`}
            onClick={() => setIsAsking(true)}
          >
            Restore
          </Button>
        )}
      </Group>
      {isCompared && (
        <>
          {before && before.title !== version.title && (
            <p className={classes.facts}>
              Title: “{before.title}” became “{version.title}”.
            </p>
          )}
          {version.media_url && (
            <img
              className={classes.picture}
              src={version.media_url}
              alt={version.title}
              width={200}
              height={150}
            />
          )}
          <TextComparison older={before?.content ?? ''} newer={version.content} />
        </>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={`Restore version ${number}?`}
        confirmLabel="Restore"
        busy={restore.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        Its words become a new version. Visitors see it once you publish it.
        {unsaved && ' Your unsaved changes are lost.'}
      </ConfirmDialog>
    </li>
  );
}
