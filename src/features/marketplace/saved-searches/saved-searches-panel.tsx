import { Button, Switch } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useKeptFocus } from '#platform/web/focus/kept-focus.ts';
import { showToast, UNDO, UNDO_MS } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { MAIL_TIMES } from './mail-times.data.ts';
import { RenameSearchDialog } from './rename-search-dialog.tsx';
import {
  useCreateSavedSearch,
  useRemoveSavedSearch,
  useSavedSearches,
  useUpdateSavedSearch,
} from './saved-searches.api.ts';
import type { SavedSearch } from './saved-searches.contract.ts';
import classes from './saved-searches-panel.module.css';

const showFailure = (title: string, error: unknown) =>
  void showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** Says in words what a search looks for. */
type Describe = (query: string) => string;

/** The searches that the person keeps: what each looks for, and when it sends mail. */
export function SavedSearchesPanel({ describe }: { describe: Describe }) {
  const searches = useSavedSearches();
  const heading = useRef<HTMLHeadingElement>(null);
  const keepsFocus = useKeptFocus(heading);
  const renaming = useSubjectDialog<SavedSearch>();
  return (
    <section className={classes.panel} aria-label="Saved searches" {...keepsFocus}>
      <h3 className={classes.heading} ref={heading} tabIndex={-1}>
        Saved searches
      </h3>
      {searches.isPending && <PageSpinner label="Loading your searches…" />}
      {searches.isError && !searches.data && (
        <ErrorState
          title="Failed to load your searches"
          error={searches.error}
          onRetry={() => searches.refetch()}
          retrying={searches.isFetching}
        />
      )}
      {searches.data?.length === 0 && (
        <p className={classes.note}>
          No searches yet. Set filters, or write what you look for, and press “Save this search”. A search can
          mail you when a new partner fits.
        </p>
      )}
      <ul className={classes.searches}>
        {searches.data?.map((search) => (
          <Search
            key={search.id}
            search={search}
            about={describe(search.query)}
            onRename={() => renaming.open(search)}
          />
        ))}
      </ul>
      {renaming.subject && (
        <RenameSearchDialog
          key={renaming.opening}
          search={renaming.subject}
          opened={renaming.opened}
          onClose={renaming.close}
        />
      )}
    </section>
  );
}

interface SearchProps {
  search: SavedSearch;
  about: string;
  onRename: () => void;
}

function Search({ search, about, onRename }: SearchProps) {
  const { id, name, query, sends_mail, mailed_at } = search;
  const update = useUpdateSavedSearch(id);
  const remove = useRemoveSavedSearch();
  const restore = useCreateSavedSearch();
  const switchMail = (isOn: boolean) =>
    !update.isPending &&
    update.mutate(
      { name, sends_mail: isOn },
      { onError: (error) => showFailure('Email not switched', error) },
    );
  const undo = () =>
    restore
      .mutateAsync({ name, query, sends_mail })
      .catch((error: unknown) => showFailure('Search not put back', error));
  const runRemoval = () =>
    remove.mutate(id, {
      onSuccess: () =>
        void showToast({
          title: 'Search deleted',
          message: name,
          tone: 'success',
          duration: UNDO_MS,
          action: { label: UNDO, run: undo },
        }),
      onError: (error) => showFailure('Search not deleted', error),
    });
  const isOn = update.isPending ? update.variables.sends_mail : sends_mail;
  return (
    <li className={classes.search}>
      <div className={classes.about}>
        <Link className={classes.name} to={`/marketplace?${query}`}>
          {name}
        </Link>
        {about !== name && <p className={classes.note}>{about}</p>}
        <Switch
          label="Send email"
          aria-label={`Send email: ${name}`}
          description={isOn ? mailWords(mailed_at) : 'No email is sent.'}
          checked={isOn}
          onChange={(event) => switchMail(event.currentTarget.checked)}
        />
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" size="compact-sm" aria-label={`Rename: ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button
          variant="subtle"
          color="brick"
          size="compact-sm"
          aria-label={`Delete: ${name}`}
          onClick={runRemoval}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

const mailWords = (mailedAt: string | null) =>
  mailedAt ? `${MAIL_TIMES} Last sent: ${formatInstant(mailedAt)}.` : MAIL_TIMES;
