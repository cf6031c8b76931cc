import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { ProjectGallery } from './project-gallery.tsx';
import { ProjectPictureForm } from './project-picture-form.tsx';
import { useRemoveProjectPicture } from './project-pictures.api.ts';
import { PROJECT_PICTURES_MAX, type ProjectPicture } from './project-pictures.contract.ts';
import classes from './project-pictures.module.css';

interface ProjectPicturesProps {
  projectId: string;
  pictures: ProjectPicture[];
  /** Called with true while there are unsaved changes. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The pictures of the member's own project, with buttons to add, change and delete them. */
export function ProjectPictures({ projectId, pictures, onUnsaved }: ProjectPicturesProps) {
  const [editing, setEditing] = useState<ProjectPicture | 'new' | null>(null);
  const question = useSubjectDialog<ProjectPicture>();
  const remove = useRemoveProjectPicture(projectId);
  const add = useFocusBack(editing !== null);
  const removeNow = (picture: ProjectPicture) =>
    remove.mutate(picture.id, {
      onSuccess: () => add.current?.focus(),
      onError: (error) =>
        showToast({
          title: 'Failed to delete picture. Please try again.',
          message: failureText(error, ''),
          tone: 'error',
        }),
      onSettled: question.close,
    });
  return (
    <section>
      <h3 className={classes.heading}>
        Pictures{' '}
        <span className={classes.count}>
          {pictures.length} of {PROJECT_PICTURES_MAX}
        </span>
      </h3>
      <ProjectGallery
        pictures={pictures}
        renderBelow={(picture) => (
          <div className={classes.tools}>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setEditing(picture)}
              aria-label={`Change “${picture.alt_text}”`}
            >
              Change
            </Button>
            <Button
              variant="subtle"
              color="brick"
              size="compact-sm"
              onClick={() => question.open(picture)}
              aria-label={`Delete “${picture.alt_text}”`}
            >
              Delete
            </Button>
          </div>
        )}
      />
      {editing && (
        <ProjectPictureForm
          key={editing === 'new' ? 'new' : editing.id}
          projectId={projectId}
          picture={editing === 'new' ? null : editing}
          onUnsaved={onUnsaved}
          onDone={() => setEditing(null)}
        />
      )}
      {!editing && (
        <Button
          ref={add}
          variant="default"
          mt="sm"
          leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setEditing('new')}
          disabled={pictures.length >= PROJECT_PICTURES_MAX}
        >
          Add a picture
        </Button>
      )}
      <ConfirmDialog
        opened={question.opened}
        title="Delete this picture?"
        confirmLabel="Delete picture"
        destructive
        busy={remove.isPending}
        onConfirm={() => question.subject && removeNow(question.subject)}
        onClose={question.close}
      >
        “{question.subject?.alt_text}” will be deleted. This cannot be undone.
      </ConfirmDialog>
    </section>
  );
}
