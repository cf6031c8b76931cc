import { Button, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { StarRating } from '#platform/web/fields/star-rating.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRateCourse, useRemoveCourseRating } from './courses.api.ts';
import { type CoursePage, CourseRatingInput, RATING_WORDS_MAX } from './courses.contract.ts';

interface CourseRatingDialogProps {
  course: CoursePage;
  opened: boolean;
  onClose: () => void;
}

/** Stars and words for a course. Give it a new `key` each time it opens. */
export function CourseRatingDialog({ course, opened, onClose }: CourseRatingDialogProps) {
  const rate = useRateCourse(course.slug);
  const remove = useRemoveCourseRating(course.slug);
  const own = course.own_rating;
  const form = useForm({
    initialValues: { stars: own?.stars ?? 0, words: own?.words ?? '' },
    validate: schemaResolver(CourseRatingInput, { sync: true }),
  });
  const submit = (values: { stars: number; words: string }) =>
    rate.mutate(values, {
      onSuccess: () => {
        showToast({
          title: 'Rating saved',
          message: 'Thank you. It helps others to choose.',
          tone: 'success',
        });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  const takeBack = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Rating removed', tone: 'success' });
        onClose();
      },
    });
  const failed = rate.error ?? remove.error;
  return (
    <RecordDialog
      opened={opened}
      title={`Rate ${course.title}`}
      submitLabel="Save rating"
      unsaved={form.isDirty()}
      busy={rate.isPending || remove.isPending}
      failure={failed && { title: 'Rating not saved', error: failed }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <StarRating
        label="Your rating"
        value={form.values.stars}
        onChange={(stars) => form.setFieldValue('stars', stars)}
        error={form.errors.stars as string | undefined}
        path="stars"
      />
      <Textarea
        label="What should others know?"
        description={`Everyone can read it, without your name. ${form.values.words.length}/${RATING_WORDS_MAX}`}
        maxLength={RATING_WORDS_MAX}
        autosize
        minRows={3}
        {...form.getInputProps('words')}
      />
      {own && (
        <Button variant="subtle" color="brick" onClick={takeBack} loading={remove.isPending}>
          Remove your rating
        </Button>
      )}
    </RecordDialog>
  );
}
