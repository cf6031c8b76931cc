import { Button, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import type { NewsSource } from '#features/news/sources/news-sources.contract.ts';
import { twitterPage } from '#features/news/sources/news-sources.rules.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './news-source-card.module.css';
import { useFetchNewsSource, useRemoveNewsSource, useSwitchNewsSource } from './news-sources.api.ts';

const UNEXPECTED = 'An unexpected error occurred';

const showFailure = (title: string, error: unknown) =>
  showToast({ title, message: failureText(error, UNEXPECTED), tone: 'error', duration: LONG_TOAST_MS });

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

interface NewsSourceCardProps {
  source: NewsSource;
  onEdit: () => void;
  /** The card is gone, and its buttons with it. */
  onRemoved: () => void;
}

/** One source with how its last fetch went, its switch and its actions. */
export function NewsSourceCard({ source, onEdit, onRemoved }: NewsSourceCardProps) {
  const headingId = useId();
  const { name, url, category, priority, twitter_handle, description, tags, is_active } = source;
  const turn = useSwitchNewsSource(source.id);
  const setActive = (active: boolean) =>
    turn.mutate(active, {
      onSuccess: () =>
        showToast({
          title: active ? 'Source Activated' : 'Source Deactivated',
          message: name,
          tone: 'success',
        }),
      onError: (error) => showFailure('Update Failed', error),
    });
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.name}>
          {name}
        </h3>
        <Switch
          label="Active"
          aria-label={`Active: ${name}`}
          checked={turn.isPending ? turn.variables : is_active}
          disabled={turn.isPending}
          onChange={(event) => setActive(event.currentTarget.checked)}
        />
      </div>
      <p className={classes.facts}>
        {category} · Priority {priority}
        {url &&
          ` · ${source.entries_count} ${source.entries_count === 1 ? 'story' : 'stories'}, ${source.recent_entries} in 30 days`}
      </p>
      {description && <p className={classes.about}>{description}</p>}
      <p className={classes.links}>
        {url && <WebLink url={url} />}
        {twitter_handle && <WebLink url={twitterPage(twitter_handle)}>{`@${twitter_handle}`}</WebLink>}
      </p>
      <TagList tags={tags} label="Tags" />
      {url && <LastFetch source={source} />}
      <Actions source={source} onEdit={onEdit} onRemoved={onRemoved} />
    </article>
  );
}

function LastFetch({ source }: { source: NewsSource }) {
  const { fetched_at, succeeded_at, last_error, last_error_at, failures, next_fetch_at, is_active } = source;
  if (!fetched_at) return <p className={classes.facts}>Not fetched yet</p>;
  if (!last_error || !last_error_at) {
    return (
      <p className={classes.fetch}>
        <StateBadge tone="good">Fetched</StateBadge> {when(fetched_at)}
      </p>
    );
  }
  return (
    <p className={classes.fetch}>
      <StateBadge tone="bad">Failed</StateBadge> {when(last_error_at)}: {last_error}{' '}
      {failures > 1 && `${failures} failures in a row. `}
      {succeeded_at && `Last read on ${when(succeeded_at)}. `}
      {is_active && `Next attempt after ${when(next_fetch_at)}.`}
    </p>
  );
}

function Actions({ source, onEdit, onRemoved }: NewsSourceCardProps) {
  const { id, name, url, entries_count } = source;
  const fetchNow = useFetchNewsSource(id);
  const remove = useRemoveNewsSource(id);
  const [asking, ask] = useDisclosure();
  const runFetch = () =>
    fetchNow.mutate(undefined, {
      onSuccess: ({ source: fetched, added }) =>
        fetched.last_error
          ? showToast({
              title: 'Sync Failed',
              message: fetched.last_error,
              tone: 'error',
              duration: LONG_TOAST_MS,
            })
          : showToast({ title: 'Source fetched', message: `${name}: ${added} new`, tone: 'success' }),
      onError: (error) => showFailure('Sync Failed', error),
    });
  const runRemoval = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Source Deleted', message: name, tone: 'success' });
        onRemoved();
      },
      onError: (error) => {
        ask.close();
        showFailure('Delete Failed', error);
      },
    });
  return (
    <div className={classes.actions}>
      <Button variant="default" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      {url && (
        <Button
          variant="default"
          size="sm"
          onClick={runFetch}
          loading={fetchNow.isPending}
          aria-label={`Fetch now: ${name}`}
        >
          Fetch now
        </Button>
      )}
      <Button variant="subtle" color="brick" size="sm" onClick={ask.open} aria-label={`Delete ${name}`}>
        Delete
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you sure you want to delete this RSS source?"
        confirmLabel="Delete source"
        destructive
        busy={remove.isPending}
        onConfirm={runRemoval}
        onClose={ask.close}
      >
        {entries_count > 0
          ? `“${name}” and its ${entries_count} stories will be deleted, also for members who saved them.`
          : `“${name}” will be deleted.`}
      </ConfirmDialog>
    </div>
  );
}
