import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ClosureInput } from '#features/funds/closures/closures.contract.ts';
import { GRANT_REASON_MAX, type Grant } from '#features/funds/grants/grants.contract.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCloseGrant, useExpenses } from './funds.api.ts';

interface ClosureDialogProps {
  collaborationId: string;
  grant: Grant;
  opened: boolean;
  onClose: () => void;
}

/** Dialog with which the NGO asks to close a grant, naming who owns what was bought, and the company closes it. */
export default function ClosureDialog({ collaborationId, grant, opened, onClose }: ClosureDialogProps) {
  const close = useCloseGrant(collaborationId, grant.id);
  const isAgency = grant.own_side === 'agency';
  const expenses = useExpenses(collaborationId, grant.id);
  const capital = new Set(grant.heads.filter(({ kind }) => kind === 'capital').map(({ id }) => id));
  const bought = (expenses.data?.pages.flatMap(({ records }) => records) ?? []).filter(
    ({ head_id, asset_owner }) => isAgency && capital.has(head_id) && asset_owner === null,
  );
  const form = useForm({
    initialValues: { remark: '', owners: {} as Record<string, string> },
    validate: ({ remark }) => inputErrors(ClosureInput, { remark }),
  });
  const submit = ({ remark, owners }: typeof form.values) =>
    close.mutate(
      {
        remark,
        assets: Object.entries(owners)
          .filter(([, owner]) => owner.trim() !== '')
          .map(([expense_id, owner]) => ({ expense_id, owner })),
      },
      {
        onSuccess: () => {
          showToast({
            title: isAgency ? 'The company is asked to close it' : 'Grant closed',
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={isAgency ? 'Ask to close the grant' : 'Close the grant'}
      submitLabel={isAgency ? 'Ask to close' : 'Close grant'}
      unsaved={form.isDirty() && !close.isSuccess}
      busy={close.isPending}
      failure={close.error ? { title: 'Grant not closed', error: close.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        A grant closes when nothing is left: the balance is zero or paid back, all statements are accepted,
        and what was bought has an owner.
      </p>
      {bought.map(({ id, payee, spent_on }) => (
        <TextInput
          key={id}
          label={`Who owns what was bought from ${payee} on ${spent_on}`}
          maxLength={160}
          {...form.getInputProps(`owners.${id}`)}
        />
      ))}
      <Textarea
        label="Remark"
        autosize
        minRows={2}
        maxLength={GRANT_REASON_MAX}
        {...form.getInputProps('remark')}
      />
    </RecordDialog>
  );
}
