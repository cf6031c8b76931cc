import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { StarRating } from '#platform/web/fields/star-rating.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useRatePartner } from './ratings.api.ts';
import { RATING_COMMENT_MAX, RATING_MAX, RatingInput } from './ratings.contract.ts';

interface RatingFormProps {
  collaborationId: string;
  partner: { id: string; name: string };
  /** Called after the rating is published. */
  onPublished: () => void;
  onClose: () => void;
}

/** The form that rates a partner with stars and an optional comment. It asks before the rating is final. */
export function RatingForm({ collaborationId, partner, onPublished, onClose }: RatingFormProps) {
  const rate = useRatePartner(collaborationId);
  const [asking, { open, close }] = useDisclosure();
  const form = useForm({
    initialValues: { score: 0, comment: '' },
    validate: ({ score, comment }) =>
      inputErrors(RatingInput, { rated_profile_id: partner.id, score: score || undefined, comment }),
  });
  const { score, comment } = form.values;
  // Awaited here: the rating takes its form away before callbacks of the mutation run.
  const publish = async () => {
    try {
      await rate.mutateAsync({ score, comment, rated_profile_id: partner.id });
    } catch (error) {
      close();
      showFieldErrors(form, error);
      return;
    }
    onPublished();
  };
  return (
    <form
      aria-label={`Rate ${partner.name}`}
      noValidate
      onSubmit={form.onSubmit(open, (errors) => focusFirstError(form, errors))}
    >
      <Stack gap="sm" maw={560}>
        <StarRating
          label={`How was the work with ${partner.name}?`}
          value={score}
          path="score"
          error={form.errors.score as string | undefined}
          onChange={(stars) => form.setFieldValue('score', stars)}
        />
        <Textarea
          label="What should others know? (optional)"
          description={`Shown with your name on their profile. ${comment.length}/${RATING_COMMENT_MAX}`}
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
      <ConfirmDialog
        opened={asking}
        title="Publish this rating?"
        confirmLabel="Publish rating"
        cancelLabel="Keep editing"
        busy={rate.isPending}
        onConfirm={publish}
        onClose={close}
      >
        {partner.name} gets {score} of {RATING_MAX} stars from you. The rating appears with your name on their
        profile. You cannot change or delete it later.
      </ConfirmDialog>
    </form>
  );
}
