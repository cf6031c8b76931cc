import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useSetCourseHidden } from './course-review.api.ts';

/** For admins: takes a published course out of the catalog, or puts it back. */
export function HideCourseButton({ course }: { course: { id: string; title: string; is_hidden: boolean } }) {
  const { id, title, is_hidden } = course;
  const [isAsking, setIsAsking] = useState(false);
  const set = useSetCourseHidden(id);
  const run = (isHidden: boolean) =>
    set.mutate(isHidden, {
      onSuccess: () => {
        setIsAsking(false);
        showToast({
          title: isHidden ? 'Taken out of the catalog' : 'Back in the catalog',
          message: title,
          tone: 'success',
        });
      },
      onError: (error) =>
        showToast({ title: 'Not changed', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  if (is_hidden) {
    return (
      <Button
        variant="default"
        loading={set.isPending}
        onClick={() => run(false)}
        aria-label={`Put back: ${title}`}
      >
        Put back into the catalog
      </Button>
    );
  }
  return (
    <>
      <Button variant="subtle" color="brick" onClick={() => setIsAsking(true)}>
        Take out of the catalog
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Take this course out of the catalog?"
        confirmLabel="Take out"
        destructive
        busy={set.isPending}
        onConfirm={() => run(true)}
        onClose={() => setIsAsking(false)}
      >
        Only its author and admins can open {title} then, also those who are enrolled cannot. Their progress
        is kept, and you can put it back.
      </ConfirmDialog>
    </>
  );
}
