import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ProfileOrigin } from '#features/marketplace/listing/profile-origin.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { useKeptFocus } from '#platform/web/focus/kept-focus.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast, UNDO, UNDO_MS } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { shareLink } from '#platform/web/ui/share-link.ts';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { ShortlistNameDialog } from './shortlist-name-dialog.tsx';
import { ShortlistNoteDialog } from './shortlist-note-dialog.tsx';
import {
  useRemoveShortlist,
  useRemoveShortlistEntry,
  useSaveShortlistEntry,
  useShortlist,
} from './shortlists.api.ts';
import type { Shortlist, ShortlistEntry } from './shortlists.contract.ts';
import { removeShortlist, renameShortlist, saveShortlistEntry } from './shortlists.contract.ts';
import classes from './shortlists.module.css';

const showFailure = (title: string, error: unknown) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** "1 partner" */
export const partnersText = (partners: number) => `${partners} ${partners === 1 ? 'partner' : 'partners'}`;

/** Shows the buttons that write a list into a file, which also belong to the exports. */
export type RenderExport = (id: string, name: string) => ReactNode;

interface ShortlistDialogProps {
  id: string;
  renderExport: RenderExport;
  onClose: () => void;
}

/** One shortlist with its partners and notes, and what can be done with it. */
export function ShortlistDialog({ id, renderExport, onClose }: ShortlistDialogProps) {
  const list = useShortlist(id);
  const first = list.data?.pages[0];
  return (
    <WideDialog opened onClose={onClose} size="52rem" title={first?.name ?? 'List'}>
      {!first && list.error && (
        <ErrorState
          title="Failed to load this list"
          error={list.error}
          onRetry={() => list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {!first && !list.error && <PageSpinner label="Loading this list…" />}
      {first && (
        <>
          <Actions list={first} renderExport={renderExport} onRemoved={onClose} />
          <Partners list={first} entries={list.data?.pages.flatMap(({ records }) => records) ?? []} />
          <ShowMore
            what="partners"
            shown={list.data?.pages.flatMap(({ records }) => records).length ?? 0}
            total={first.partners}
            query={list}
          />
        </>
      )}
    </WideDialog>
  );
}

interface ActionsProps {
  list: Shortlist;
  renderExport: RenderExport;
  onRemoved: () => void;
}

function Actions({ list: { id, name, partners }, renderExport, onRemoved }: ActionsProps) {
  const naming = useSubjectDialog<null>();
  const [asking, setAsking] = useState(false);
  const remove = useRemoveShortlist();
  const may = useMayCall();
  const share = async () => {
    const { origin, pathname } = window.location;
    if (await shareLink(name, `${origin}${pathname}?saved=true&shortlist=${id}`))
      void showToast({
        title: 'Link copied',
        message: 'Colleagues of your organisation can open it.',
        tone: 'success',
      });
  };
  const runRemoval = () =>
    remove.mutate(id, {
      onSuccess: () => {
        void showToast({ title: 'List deleted', message: name, tone: 'success' });
        onRemoved();
      },
      onError: (error) => {
        setAsking(false);
        void showFailure('List not deleted', error);
      },
    });
  return (
    <div className={classes.actions}>
      <Button variant="default" size="compact-sm" onClick={share}>
        Copy link
      </Button>
      {renderExport(id, name)}
      {may(renameShortlist) && (
        <Button variant="default" size="compact-sm" onClick={() => naming.open(null)}>
          Rename
        </Button>
      )}
      {may(removeShortlist) && (
        <Button variant="subtle" color="brick" size="compact-sm" onClick={() => setAsking(true)}>
          Delete list
        </Button>
      )}
      {naming.opening > 0 && (
        <ShortlistNameDialog
          key={naming.opening}
          list={{ id, name }}
          opened={naming.opened}
          onClose={naming.close}
        />
      )}
      <ConfirmDialog
        opened={asking}
        title="Delete this list?"
        confirmLabel="Delete list"
        destructive
        busy={remove.isPending}
        onConfirm={runRemoval}
        onClose={() => setAsking(false)}
      >
        “{name}” with {partnersText(partners)} and all notes is lost for you and your colleagues. This cannot
        be undone.
      </ConfirmDialog>
    </div>
  );
}

function Partners({ list, entries }: { list: Shortlist; entries: ShortlistEntry[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keepsFocus = useKeptFocus(heading);
  const noting = useSubjectDialog<ShortlistEntry>();
  const remove = useRemoveShortlistEntry();
  const restore = useSaveShortlistEntry();
  const canChange = useMayCall()(saveShortlistEntry);
  const takeOff = ({ profile, note }: ShortlistEntry) => {
    const entry = { id: list.id, profile: profile.id };
    const undo = () =>
      restore
        .mutateAsync({ ...entry, note })
        .catch((error: unknown) => showFailure('Partner not put back', error));
    remove.mutate(entry, {
      onSuccess: () =>
        void showToast({
          title: 'Removed from the list',
          message: memberName(profile),
          tone: 'success',
          duration: UNDO_MS,
          action: { label: UNDO, run: undo },
        }),
      onError: (error) => void showFailure('Partner not removed', error),
    });
  };
  return (
    <div {...keepsFocus}>
      <h3 className={classes.heading} ref={heading} tabIndex={-1} aria-live="polite">
        {partnersText(list.partners)}
      </h3>
      {entries.length === 0 && (
        <EmptyState title="No partners on this list">
          {canChange
            ? 'Close it, and press “Add to list” on the card of a member.'
            : 'An owner or manager of your organisation can add some.'}
        </EmptyState>
      )}
      <ul className={classes.entries}>
        {entries.map((entry) => {
          const name = memberName(entry.profile);
          return (
            <li key={entry.profile.id} className={classes.entry}>
              <div className={classes.about}>
                <Link className={classes.name} to={`?saved=true&profile=${entry.profile.id}`}>
                  {name}
                </Link>
                <ProfileOrigin profile={entry.profile} />
                {entry.note && <p className={classes.note}>{entry.note}</p>}
              </div>
              {canChange && (
                <div className={classes.buttons}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`${entry.note ? 'Change note' : 'Add note'}: ${name}`}
                    onClick={() => noting.open(entry)}
                  >
                    {entry.note ? 'Change note' : 'Add note'}
                  </Button>
                  <Button
                    variant="subtle"
                    color="brick"
                    size="compact-sm"
                    aria-label={`Remove: ${name}`}
                    onClick={() => takeOff(entry)}
                  >
                    Remove
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {noting.subject && (
        <ShortlistNoteDialog
          key={noting.opening}
          list={list.id}
          entry={noting.subject}
          opened={noting.opened}
          onClose={noting.close}
        />
      )}
    </div>
  );
}
