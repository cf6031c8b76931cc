import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerReport } from './reports.api.ts';
import { REPORT_REASON_MAX, type Report, ReportAnswer } from './reports.contract.ts';

interface ReportAnswerDialogProps {
  collaborationId: string;
  report: Report;
  answer: 'returned' | 'accepted';
  opened: boolean;
  onClose: () => void;
}

/** Dialog that returns a report with a reason, or accepts it for good. Give it a new `key` at each opening. */
export default function ReportAnswerDialog(props: ReportAnswerDialogProps) {
  const { collaborationId, report, answer, opened, onClose } = props;
  const send = useAnswerReport(collaborationId, report.id);
  const isAccepted = answer === 'accepted';
  const toBody = ({ reason }: { reason: string }) => ({ status: answer, reason, round: report.round });
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(ReportAnswer, toBody(values)),
  });
  return (
    <RecordDialog
      opened={opened}
      title={isAccepted ? 'Accept this report?' : 'Return this report?'}
      submitLabel={isAccepted ? 'Accept report' : 'Return report'}
      unsaved={form.isDirty() && !send.isSuccess}
      busy={send.isPending}
      failure={send.error ? { title: 'Not answered', error: send.error } : null}
      onSubmit={form.onSubmit(
        (values) =>
          send.mutate(toBody(values), {
            onSuccess: () => {
              showToast({ title: isAccepted ? 'Report accepted' : 'Report returned', tone: 'success' });
              onClose();
            },
            onError: (error) => showFieldErrors(form, error),
          }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <p>
        {isAccepted
          ? `“${report.content.title}” stays as it is now, also when the records change later. This is final.`
          : `${report.author_name} can then change “${report.content.title}” and send it again.`}
      </p>
      <Textarea
        label={isAccepted ? 'Note' : 'What should be changed'}
        withAsterisk={!isAccepted}
        autosize
        minRows={3}
        maxLength={REPORT_REASON_MAX}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
