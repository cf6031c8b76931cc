import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { failureText } from '#platform/contract/errors.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { type DecisionValues, toDecision, useDecisionForm } from './verification-decision.form.ts';
import { useDecideVerification } from './verification-review.api.ts';
import { type ReviewedVerificationRequest, VERIFICATION_REASON_MAX } from './verification-review.contract.ts';
import classes from './verification-review.module.css';

const leavesRequest = (
  from: { search: string; pathname: string },
  to: { search: string; pathname: string },
) => from.pathname !== to.pathname || from.search !== to.search;

/** An admin's decision with its reason. */
export function VerificationDecisionForm({ request }: { request: ReviewedVerificationRequest }) {
  const { level } = request;
  const decide = useDecideVerification(request.id);
  const form = useDecisionForm(request);
  const isGrant = form.values.decision === 'grant';
  const submit = (values: DecisionValues) =>
    decide.mutate(toDecision(values, request), {
      onSuccess: ({ status }) =>
        showToast({
          title: status === 'granted' ? 'Level granted' : 'Request refused',
          message: 'The member will be notified by email.',
          tone: 'success',
        }),
      // A toast, because the form disappears when another admin has decided.
      onError: (error) =>
        showFieldErrors(form, error) ||
        showToast({
          title: 'Not decided',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
          duration: LONG_TOAST_MS,
        }),
    });
  return (
    <section aria-labelledby="verification-decision">
      <h2 id="verification-decision" className={classes.heading}>
        Decision
      </h2>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
        noValidate
      >
        <Radio.Group label="What do you decide?" size="md" withAsterisk {...form.getInputProps('decision')}>
          <Stack gap="md" my="sm">
            <Radio size="md" value="grant" label={`Grant level ${level}`} />
            <Radio size="md" value="refuse" label="Refuse" />
          </Stack>
        </Radio.Group>
        {isGrant && level > 1 && (
          <TextInput
            type="date"
            label={level === 2 ? 'Day of the field audit' : 'Day of the review'}
            withAsterisk
            {...form.getInputProps('audited_on')}
          />
        )}
        <Textarea
          label="Reason"
          description={`The member can read it. ${form.values.reason.length}/${VERIFICATION_REASON_MAX}`}
          withAsterisk
          maxLength={VERIFICATION_REASON_MAX}
          autosize
          minRows={3}
          {...form.getInputProps('reason')}
        />
        <Textarea
          label="Note for admins (optional)"
          description="The member cannot see it."
          maxLength={2000}
          autosize
          minRows={2}
          {...form.getInputProps('internal_note')}
        />
        <Group>
          <Button type="submit" loading={decide.isPending}>
            Save decision
          </Button>
        </Group>
      </form>
      <UnsavedChanges when={form.isDirty() && !decide.isSuccess} leaves={leavesRequest} />
    </section>
  );
}
