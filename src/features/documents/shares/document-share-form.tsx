import { Alert, Button, Group, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './document-share-dialog.module.css';
import { useShareDocuments } from './document-shares.api.ts';
import { DocumentShareInput, SHARE_DAYS } from './document-shares.contract.ts';

/** Field that selects another member; `value` is the member's id, or ''. */
export interface MemberField {
  label: string;
  value?: string;
  onChange?: (id: string) => void;
  error?: ReactNode;
}
export type RenderMemberField = (field: MemberField) => ReactNode;

const EMPTY = { member_id: '', days: '30' };
const toInput = ({ member_id, days }: typeof EMPTY) => ({ member_id, days: Number(days) });

interface DocumentShareFormProps {
  documents: Document[];
  renderMemberField: RenderMemberField;
  onShared?: () => void;
}

/** Form that shares one document or several with a member for a time. */
export function DocumentShareForm({ documents, renderMemberField, onShared }: DocumentShareFormProps) {
  const share = useShareDocuments();
  const several = documents.length > 1;
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => inputErrors(DocumentShareInput, toInput(values)),
  });
  const submit = (values: typeof EMPTY) =>
    share.mutate(
      { document_ids: documents.map(({ id }) => id), ...DocumentShareInput.parse(toInput(values)) },
      {
        onSuccess: (shared) => {
          showToast({
            title: several ? `${documents.length} documents shared` : 'Document shared',
            message:
              shared &&
              `${shared.member_name} can open ${several ? 'them' : 'it'} until ${formatInstant(shared.expires_at)}.`,
            tone: 'success',
          });
          form.reset();
          onShared?.();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
      <Stack>
        {renderMemberField({ label: 'Member', ...form.getInputProps('member_id') })}
        <Radio.Group label="For how long" size="md" withAsterisk {...form.getInputProps('days')}>
          <Group gap="lg" mt="xs">
            {SHARE_DAYS.map((days) => (
              <Radio
                key={days}
                size="md"
                value={String(days)}
                label={`${days} days`}
                classNames={{ body: classes.choice, label: classes.label }}
              />
            ))}
          </Group>
        </Radio.Group>
        {share.error && (
          <Alert color="brick" role="alert" title={several ? 'Documents not shared' : 'Document not shared'}>
            {failureText(share.error, '')}
          </Alert>
        )}
        <Button type="submit" loading={share.isPending}>
          {several ? `Share ${documents.length} documents` : 'Share document'}
        </Button>
      </Stack>
    </form>
  );
}
