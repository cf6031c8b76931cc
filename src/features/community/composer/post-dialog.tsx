import { Alert, Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import type { PostForm, PostValues } from './post.form.ts';
import { PostFields } from './post-fields.tsx';

interface PostDialogProps {
  opened: boolean;
  title: string;
  form: PostForm;
  hasTitle: boolean;
  label: string;
  submitLabel: string;
  isSending: boolean;
  failure: Error | null;
  /** Says above the form what happens to the text. */
  note: ReactNode;
  onSubmit: (values: PostValues) => void;
  onClose: () => void;
}

/** Dialog with a text to write. Closing it loses nothing, where the caller keeps a draft. */
export function PostDialog(props: PostDialogProps) {
  const { opened, title, form, hasTitle, label, submitLabel, isSending, failure, note } = props;
  const [isBusy, setBusy] = useState(false);
  return (
    <WideDialog opened={opened} onClose={props.onClose} title={title} size="44rem">
      <form noValidate onSubmit={form.onSubmit(props.onSubmit, (errors) => focusFirstError(form, errors))}>
        <Stack>
          {note}
          <PostFields form={form} hasTitle={hasTitle} label={label} onBusy={setBusy} />
          {failure && (
            <Alert ref={intoView} color="brick" role="alert" title="Not sent">
              {failureText(failure, 'Please try again.')}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={isSending}>
              Close
            </Button>
            <Button type="submit" loading={isSending} disabled={isBusy}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </WideDialog>
  );
}
