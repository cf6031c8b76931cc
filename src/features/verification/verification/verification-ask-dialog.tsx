import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DOCUMENT_KIND_LABELS } from '#features/documents/documents/document-kinds.data.ts';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAskForVerification } from './verification.api.ts';
import {
  type LevelStanding,
  type NeededPaper,
  VERIFICATION_NOTE_MAX,
  VerificationInput,
} from './verification.contract.ts';
import classes from './verification-dialog.module.css';

interface VerificationAskDialogProps {
  standing: LevelStanding;
  papers: NeededPaper[];
  opened: boolean;
  onSent: () => void;
  onClose: () => void;
}

const NEXT: Record<LevelStanding['level'], string> = {
  1: 'An admin compares these papers with your profile:',
  2: 'We email you to agree on a day for a visit. Admins can also open your level 1 papers.',
  3: 'We visit again once a year and check your newest papers. Admins can also open your level 1 papers.',
};

/**
 * Dialog that explains a level and sends the request. After a refusal the member must answer its reason. Give it a
 * new `key` each time it opens.
 */
export function VerificationAskDialog(props: VerificationAskDialogProps) {
  const { standing, papers, opened, onSent, onClose } = props;
  const { level, is_renewal, refused_because } = standing;
  const ask = useAskForVerification();
  const form = useForm({
    initialValues: { note: '' },
    validate: ({ note }) => ({
      ...inputErrors(VerificationInput, { level, note }),
      ...(refused_because && !note.trim() && { note: 'Please say what you have done about the reason' }),
    }),
  });
  const submit = ({ note }: { note: string }) =>
    ask.mutate(
      { level, note },
      {
        onSuccess: () => {
          showToast({
            title: 'Request sent',
            message: 'We will email you the decision.',
            tone: 'success',
          });
          onClose();
          onSent();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={`${is_renewal ? 'Renew' : 'Ask for'} level ${level}: ${VERIFICATION_LEVEL_LABELS[level].toLowerCase()}`}
      submitLabel="Send request"
      unsaved={form.isDirty()}
      busy={ask.isPending}
      failure={ask.error && { title: 'Request not sent', error: ask.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <div className={classes.about}>
        <p>{NEXT[level]}</p>
        {level === 1 && (
          <ul>
            {papers.map(({ kind, name }) => (
              <li key={kind}>{name ?? DOCUMENT_KIND_LABELS[kind]}</li>
            ))}
          </ul>
        )}
        <p>
          Until the request is decided or you withdraw it, admins can open your papers and see the numbers of
          your profile, such as your PAN, in full. Each look is logged.
        </p>
        {refused_because && <p>Refused last time: {refused_because}</p>}
      </div>
      <Textarea
        label={refused_because ? 'What have you done about it?' : 'Anything we should know? (optional)'}
        withAsterisk={Boolean(refused_because)}
        description={`${form.values.note.length}/${VERIFICATION_NOTE_MAX}`}
        maxLength={VERIFICATION_NOTE_MAX}
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
    </RecordDialog>
  );
}
