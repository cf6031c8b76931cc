import { ReasonDialog } from '#platform/web/dialogs/reason-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
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
  const toBody = (reason: string) => ({ status: answer, reason, round: report.round });
  return (
    <ReasonDialog
      opened={opened}
      title={isAccepted ? 'Accept this report?' : 'Return this report?'}
      submitLabel={isAccepted ? 'Accept report' : 'Return report'}
      label={isAccepted ? 'Note' : 'What should be changed'}
      maxLength={REPORT_REASON_MAX}
      isOptional={isAccepted}
      validate={(reason) => inputErrors(ReportAnswer, toBody(reason))}
      call={send}
      send={(reason) => send.mutateAsync(toBody(reason))}
      failed="Not answered"
      done={{ title: isAccepted ? 'Report accepted' : 'Report returned' }}
      onClose={onClose}
    >
      {isAccepted
        ? `“${report.content.title}” stays as it is now, also when the records change later. This is final.`
        : `${report.author_name} can then change “${report.content.title}” and send it again.`}
    </ReasonDialog>
  );
}
