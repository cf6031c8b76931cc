import { Button, Group, NumberInput, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useUpdateCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  type Collaboration,
  CollaborationUpdate,
  REASON_MAX,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './progress-settings.module.css';

/** Says where the progress comes from; sets it by hand for a reason, and lets it follow the milestones again. */
export function ProgressSettings({ collaboration, canWrite: mayWrite }: WorkspaceTabProps) {
  const { id, progress_percentage: percentage, progress_reason: reason } = collaboration;
  const canWrite = mayWrite && collaboration.rights.includes('settings');
  const [editing, setEditing] = useState(false);
  const update = useUpdateCollaboration(id);
  const follow = () =>
    update.mutate(
      { progress_reason: null },
      {
        onSuccess: () =>
          showToast({ title: 'Progress follows the milestones', message: '', tone: 'success' }),
        onError: (error) =>
          showToast({
            title: 'Progress not changed',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <section aria-labelledby="progress-settings">
      <h3 id="progress-settings" className={classes.title}>
        Progress
      </h3>
      <p className={classes.text}>
        {reason === null
          ? `${percentage}%. It follows the milestones.`
          : `${percentage}%, set by hand: “${reason}”. Milestones do not change it.`}
      </p>
      {canWrite && !editing && (
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => setEditing(true)}>
            Set by hand
          </Button>
          {reason !== null && (
            <Button variant="default" size="sm" loading={update.isPending} onClick={follow}>
              Follow the milestones
            </Button>
          )}
        </Group>
      )}
      {canWrite && editing && (
        <ProgressForm collaboration={collaboration} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}

function ProgressForm({ collaboration, onClose }: { collaboration: Collaboration; onClose: () => void }) {
  const update = useUpdateCollaboration(collaboration.id);
  const [percentage, setPercentage] = useState<string | number>(collaboration.progress_percentage);
  const [reason, setReason] = useState(collaboration.progress_reason ?? '');
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const submit = () => {
    const body = { progress_percentage: Number(percentage), progress_reason: reason };
    const wrong = {
      ...inputErrors(CollaborationUpdate, percentage === '' ? { progress_percentage: null } : body),
      ...(reason.trim() === '' && { progress_reason: 'Please say why' }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    update.mutate(body, {
      onSuccess: onClose,
      onError: (error) =>
        setErrors(
          error instanceof CallFailure && error.fields
            ? error.fields
            : { progress_reason: failureText(error, 'The progress was not saved. Please try again.') },
        ),
    });
  };
  return (
    <form
      noValidate
      aria-label="Progress"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <NumberInput
          label="Progress in percent"
          min={0}
          max={100}
          value={percentage}
          error={errors.progress_percentage}
          onChange={setPercentage}
        />
        <Textarea
          label="Reason"
          description="Your partners see it"
          withAsterisk
          autosize
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          error={errors.progress_reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="sm" loading={update.isPending}>
            Save progress
          </Button>
          <Button variant="default" size="sm" onClick={onClose} disabled={update.isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
