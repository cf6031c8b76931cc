import { Alert, Button, Group, Input, Rating, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { failureText } from '#platform/contract/errors.ts';
import { inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRatePartner } from './ratings.api.ts';
import { RATING_COMMENT_MAX, RATING_MAX, RatingInput } from './ratings.contract.ts';
import classes from './workspace-ratings.module.css';

interface RatingFormProps {
  collaborationId: string;
  partner: { id: string; name: string };
  onClose: () => void;
}

/** The form that rates a partner with stars and an optional comment. */
export function RatingForm({ collaborationId, partner, onClose }: RatingFormProps) {
  const rate = useRatePartner(collaborationId);
  const form = useForm({
    initialValues: { score: 0, comment: '' },
    validate: ({ score, comment }) =>
      inputErrors(RatingInput, { rated_profile_id: partner.id, score: score || undefined, comment }),
  });
  const submit = (values: typeof form.values) =>
    rate.mutate(
      { ...values, rated_profile_id: partner.id },
      {
        onSuccess: () => {
          showToast({
            title: 'Rating published',
            message: `${partner.name} can reply to it.`,
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <form
      className={classes.form}
      aria-label={`Rate ${partner.name}`}
      noValidate
      onSubmit={form.onSubmit(submit)}
    >
      <Stack gap="sm" maw={560}>
        <Input.Wrapper
          label={`How was the work with ${partner.name}?`}
          error={form.errors.score}
          withAsterisk
        >
          <Rating
            count={RATING_MAX}
            size="lg"
            getSymbolLabel={(star) => (star === 1 ? '1 star' : `${star} stars`)}
            {...form.getInputProps('score')}
          />
        </Input.Wrapper>
        <Textarea
          label="What should others know? (optional)"
          description={`Shown with your name on their profile. It cannot be changed later. ${form.values.comment.length}/${RATING_COMMENT_MAX}`}
          maxLength={RATING_COMMENT_MAX}
          autosize
          minRows={2}
          data-mantine-stop-propagation
          {...form.getInputProps('comment')}
        />
        {rate.error && (
          <Alert color="brick" role="alert">
            {failureText(rate.error, 'The rating was not published. Please try again.')}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" size="sm" loading={rate.isPending}>
            Publish rating
          </Button>
          <Button variant="default" size="sm" onClick={onClose} disabled={rate.isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
