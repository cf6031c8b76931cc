import { Button, Menu } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RecordMenu } from '#features/collaborations/collaboration/record-menu.tsx';
import type { ProgrammeView } from '#features/programme/programme-views/programme-views.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast, UNDO, UNDO_MS } from '#platform/web/toast.ts';
import { NewViewDialog } from './new-view-dialog.tsx';
import { useCreateProgrammeView, useProgrammeViews, useRemoveProgrammeView } from './programme.api.ts';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';
import { RenameViewDialog } from './rename-view-dialog.tsx';

const showFailure = (title: string) => (error: unknown) =>
  void showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** The views that the person keeps: links to lists with their filters and order. */
export function SavedViewList() {
  const { view } = useProgrammeAddress();
  const views = useProgrammeViews();
  const saving = useSubjectDialog<string>();
  const renaming = useSubjectDialog<ProgrammeView>();
  const remove = useRemoveProgrammeView();
  const restore = useCreateProgrammeView();
  const runRemoval = ({ id, name, query }: ProgrammeView) =>
    remove.mutate(id, {
      onSuccess: () =>
        void showToast({
          title: 'View deleted',
          message: name,
          tone: 'success',
          duration: UNDO_MS,
          action: {
            label: UNDO,
            run: () => restore.mutateAsync({ name, query }).catch(showFailure('View not put back')),
          },
        }),
      onError: showFailure('View not deleted'),
    });
  const isSaved = views.data?.some(({ query }) => query === view);
  return (
    <div className={classes.views}>
      {Boolean(views.data?.length) && (
        <nav aria-label="Saved views">
          <ul className={classes.viewList}>
            {views.data?.map((one) => (
              <li key={one.id} className={classes.view}>
                <Link to={`?${one.query}`} aria-current={one.query === view ? 'true' : undefined}>
                  {one.name}
                </Link>
                <RecordMenu name={one.name}>
                  <Menu.Item onClick={() => renaming.open(one)}>Rename</Menu.Item>
                  <Menu.Item color="brick" onClick={() => runRemoval(one)}>
                    Delete
                  </Menu.Item>
                </RecordMenu>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {view && !isSaved && (
        <Button
          variant="subtle"
          size="compact-sm"
          mih="2.25rem"
          leftSection={<IconBookmarkPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => saving.open(view)}
        >
          Save this view
        </Button>
      )}
      {saving.subject && (
        <NewViewDialog
          key={saving.opening}
          query={saving.subject}
          opened={saving.opened}
          onClose={saving.close}
        />
      )}
      {renaming.subject && (
        <RenameViewDialog
          key={`rename ${renaming.opening}`}
          view={renaming.subject}
          opened={renaming.opened}
          onClose={renaming.close}
        />
      )}
    </div>
  );
}
