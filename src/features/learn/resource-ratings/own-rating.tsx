import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { failureText } from '#platform/contract/errors.ts';
import { StarRating } from '#platform/web/fields/star-rating.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRateResource, useRemoveResourceRating } from './resource-ratings.api.ts';
import { RATING_WORDS_MAX, type ResourceRating, ResourceRatingInput } from './resource-ratings.contract.ts';
import classes from './resource-ratings.module.css';

interface OwnRatingProps {
  resourceId: string;
  /** The one that the member has given. */
  rating?: ResourceRating;
}

/** The form of the member's one rating; a saved one can be changed and deleted. */
export function OwnRating({ resourceId, rating }: OwnRatingProps) {
  const rate = useRateResource(resourceId);
  const remove = useRemoveResourceRating(resourceId);
  const form = useForm({
    initialValues: { stars: rating?.stars ?? 0, words: rating?.words ?? '' },
    validate: (values) => inputErrors(ResourceRatingInput, values),
  });
  const fail = (title: string) => (error: Error) =>
    showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });
  const submit = form.onSubmit(
    (values) =>
      rate.mutate(values, {
        onSuccess: () => {
          form.resetDirty(values);
          showToast({ title: 'Rating saved', message: 'Thank you.', tone: 'success' });
        },
        onError: (error) => showFieldErrors(form, error) || fail('Rating not saved')(error),
      }),
    (errors) => focusFirstError(form, errors),
  );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <StarRating
        label={rating ? 'Your rating' : 'Rate this resource'}
        value={form.values.stars}
        path="stars"
        error={form.errors.stars as string | undefined}
        onChange={(stars) => form.setFieldValue('stars', stars)}
      />
      <Textarea
        label="What helped, what is missing?"
        description="Optional. Everyone can read it, with the name of your profile."
        autosize
        minRows={2}
        maxLength={RATING_WORDS_MAX}
        {...form.getInputProps('words')}
      />
      <div className={classes.actions}>
        <Button type="submit" size="sm" variant="default" loading={rate.isPending}>
          {rating ? 'Change rating' : 'Save rating'}
        </Button>
        {rating && (
          <Button
            variant="subtle"
            size="sm"
            color="brick"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onError: fail('Rating not deleted') })}
          >
            Delete rating
          </Button>
        )}
      </div>
    </form>
  );
}
