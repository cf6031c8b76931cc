import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { MergeComparison } from './merge-comparison.tsx';
import { MergeTarget } from './merge-target.tsx';
import { MergeInput } from './merges.contract.ts';
import { useMergePerson, useMergePreview } from './people.api.ts';
import { PEOPLE_REASON_MAX, type Person } from './people.contract.ts';
import classes from './people.module.css';

/** Merges the member into another one that is the same organisation. */
export function MergeButton({ person }: { person: Person }) {
  const dialog = useSubjectDialog<null>();
  return (
    <>
      <Button color="brick" variant="outline" onClick={() => dialog.open(null)}>
        Merge into another organisation
      </Button>
      {dialog.opening > 0 && (
        <MergeDialog key={dialog.opening} person={person} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

interface MergeDialogProps {
  person: Person;
  opened: boolean;
  onClose: () => void;
}

function MergeDialog({ person, opened, onClose }: MergeDialogProps) {
  const { id, name } = person;
  const merge = useMergePerson(id);
  const { asksCode, onRefused } = useOwnCode();
  const [into, setInto] = useState('');
  const { data: preview, isPending, error: failure } = useMergePreview(id, into);
  const isPossible = preview !== undefined && preview.refusal === null;
  const whyNot = isPending
    ? 'Please wait until the two are compared'
    : failure
      ? 'The two could not be compared. Please try again'
      : 'These two cannot be merged. Please choose another one';
  const form = useForm({
    initialValues: { into: '', reason: '', name: '', code: '' },
    validate: ({ code, ...values }) => {
      const errors = inputErrors(MergeInput, { ...values, ...(asksCode && { code }) });
      // The other fields are not there yet.
      if (!into) return { into: errors.into };
      if (!isPossible) return { into: whyNot };
      const isSame = values.name.trim().normalize() === name.normalize();
      return { ...errors, ...(!isSame && { name: `Please type the name exactly: ${name}` }) };
    },
  });
  const submit = ({ code, ...values }: typeof form.values) =>
    merge.mutate(
      { ...values, ...(asksCode && { code }) },
      {
        onSuccess: ({ merge: done }) => {
          onClose();
          showToast({
            title: 'Merged',
            message: `${name} was merged into ${done?.name}. Both get an email.`,
            tone: 'success',
          });
        },
        onError: (error) => {
          onRefused(error);
          showFieldErrors(form, error);
        },
      },
    );
  const hasFieldError = Object.keys(form.errors).length > 0;
  return (
    <RecordDialog
      opened={opened}
      title="Merge into another organisation"
      submitLabel="Merge for good"
      destructive
      unsaved={form.isDirty()}
      busy={merge.isPending}
      failure={merge.error && !hasFieldError ? { title: 'Not merged', error: merge.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p className={classes.words}>
        For two accounts of the same organisation. What {name} has done moves to the one that is kept, and{' '}
        {name} is closed. This cannot be undone.
      </p>
      <MergeTarget
        duplicate={person}
        value={into}
        // A reason that was given before is no longer true.
        error={form.errors.into === whyNot || !into ? form.errors.into : undefined}
        onChange={(value) => {
          setInto(value);
          form.setFieldValue('into', value);
        }}
      />
      {into && <MergeComparison duplicateId={id} keptId={into} />}
      {isPossible && (
        <>
          <Textarea
            label="Reason"
            description={`Both members get it by email. ${form.values.reason.length}/${PEOPLE_REASON_MAX}`}
            withAsterisk
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('reason')}
          />
          <TextInput
            label="Name of the duplicate"
            description={`To confirm, type: ${name}`}
            withAsterisk
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          {asksCode && <SecondFactorInput withAsterisk {...form.getInputProps('code')} />}
        </>
      )}
    </RecordDialog>
  );
}
