import { Alert, Button, Group, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './document-share-dialog.module.css';
import { DocumentShareList } from './document-share-list.tsx';
import { useShareDocument } from './document-shares.api.ts';
import { DocumentShareInput, SHARE_DAYS } from './document-shares.contract.ts';

/** Field that selects another member; `value` is the member's id, or ''. */
export interface MemberField {
  label: string;
  value?: string;
  onChange?: (id: string) => void;
  error?: ReactNode;
}
export type RenderMemberField = (field: MemberField) => ReactNode;

interface DocumentShareDialogProps {
  document: Document | null;
  opened: boolean;
  onClose: () => void;
  /** Slot for the member search, which belongs to the marketplace, an area above this one. */
  renderMemberField: RenderMemberField;
}

/** Dialog that lists the shares of a document, adds one for a time, and ends one. */
export function DocumentShareDialog(props: DocumentShareDialogProps) {
  const { document, opened, onClose, renderMemberField } = props;
  return (
    <WideDialog opened={opened} onClose={onClose} title="Share this document" size="34rem">
      {document && (
        <Stack>
          <p className={classes.lead}>
            The member you choose can open “{documentTitle(document)}” until access expires or you stop
            sharing. Each opening is logged under “Who opened what”.
          </p>
          <ShareForm key={document.id} document={document} renderMemberField={renderMemberField} />
          <DocumentShareList document={document} />
        </Stack>
      )}
    </WideDialog>
  );
}

const EMPTY = { member_id: '', days: '30' };
const toInput = ({ member_id, days }: typeof EMPTY) => ({ member_id, days: Number(days) });

interface ShareFormProps {
  document: Document;
  renderMemberField: RenderMemberField;
}

function ShareForm({ document, renderMemberField }: ShareFormProps) {
  const share = useShareDocument();
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => inputErrors(DocumentShareInput, toInput(values)),
  });
  const submit = (values: typeof EMPTY) =>
    share.mutate(
      { id: document.id, body: DocumentShareInput.parse(toInput(values)) },
      {
        onSuccess: ({ member_name, expires_at }) => {
          showToast({
            title: 'Document shared',
            message: `${member_name} can open it until ${formatInstant(expires_at)}.`,
            tone: 'success',
          });
          form.reset();
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
          <Alert color="brick" role="alert" title="Document not shared">
            {share.error.message}
          </Alert>
        )}
        <Button type="submit" loading={share.isPending}>
          Share document
        </Button>
      </Stack>
    </form>
  );
}
