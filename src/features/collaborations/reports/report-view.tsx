import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft, IconDownload, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import rows from '#features/collaborations/collaboration/record-row.module.css';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ReportContent } from './report-content.tsx';
import { ReportStatusBadge } from './report-status-badge.tsx';
import { missingText, periodText } from './report-words.rules.ts';
import { useDownloadReport, useRemoveReport, useReport, useSendReport } from './reports.api.ts';
import type { Report } from './reports.contract.ts';
import classes from './workspace-reports.module.css';

const ReportAnswerDialog = lazy(() => import('./report-answer-dialog.tsx'));
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface ReportViewProps {
  collaboration: Collaboration;
  reportId: string;
  canWrite: boolean;
  onEdit: (report: Report) => void;
  onBack: () => void;
}

/** One report with what can be done with it. */
export function ReportView({ collaboration, reportId, canWrite, onEdit, onBack }: ReportViewProps) {
  const { data: report, error, isPending, refetch, isRefetching } = useReport(collaboration.id, reportId);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        className={classes.back}
        leftSection={<IconArrowLeft {...ICON} />}
        onClick={onBack}
      >
        All reports
      </Button>
      {isPending && <LoadingReport />}
      {!isPending && !report && (
        <ErrorState
          title="Failed to load the report"
          error={error}
          onRetry={refetch}
          retrying={isRefetching}
        />
      )}
      {report && (
        <article className={classes.report} aria-label={report.content.title}>
          <div className={classes.head}>
            <h3 className={classes.title}>{report.content.title}</h3>
            <ReportStatusBadge status={report.status} />
          </div>
          <p className={rows.facts}>
            {[
              periodText(report.content),
              report.author_name,
              report.sent_at && `Sent on ${formatInstant(report.sent_at)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Answer report={report} />
          <Actions
            collaboration={collaboration}
            report={report}
            canWrite={canWrite}
            onEdit={onEdit}
            onBack={onBack}
          />
          {report.missing_comments > 0 && (
            <Alert color="marigold">{missingText(report.missing_comments)}</Alert>
          )}
          <ReportContent collaborationId={collaboration.id} content={report.content} />
        </article>
      )}
    </>
  );
}

/** Who returned or accepted the report, and what they say. */
function Answer({ report }: { report: Report }) {
  const { status, answered_at, answered_by_name, reason } = report;
  if (answered_at === null) return null;
  const isAccepted = status === 'accepted';
  return (
    <Alert
      color={isAccepted ? 'leaf' : 'marigold'}
      title={
        <>
          {isAccepted ? 'Accepted' : 'Returned'} on {formatInstant(answered_at)}
          {answered_by_name && ` by ${answered_by_name}`}
        </>
      }
    >
      {reason !== null && <p className={classes.reason}>{reason}</p>}
    </Alert>
  );
}

type ActionsProps = Omit<ReportViewProps, 'reportId'> & { report: Report };

function Actions({ collaboration, report, canWrite, onEdit, onBack }: ActionsProps) {
  const { id, rights } = collaboration;
  const [asking, setAsking] = useState<'send' | 'remove' | null>(null);
  const answering = useSubjectDialog<'returned' | 'accepted'>();
  const download = useDownloadReport(id);
  const send = useSendReport(id);
  const remove = useRemoveReport(id);
  const { title } = report.content;
  const isOpen = report.status === 'draft' || report.status === 'returned';
  const mayEdit = canWrite && report.is_own && isOpen && rights.includes('reports');
  const mayAnswer = canWrite && !report.is_own && report.status === 'sent' && rights.includes('answers');
  const fail = (what: string) => (error: Error) =>
    showToast({ title: what, message: failureText(error, 'Please try again.'), tone: 'error' });
  const close = () => setAsking(null);
  return (
    <div className={classes.actions}>
      {mayAnswer && (
        <>
          <Button size="sm" onClick={() => answering.open('accepted')}>
            Accept
          </Button>
          <Button variant="default" size="sm" onClick={() => answering.open('returned')}>
            Return
          </Button>
        </>
      )}
      {mayEdit && (
        <>
          <Button size="sm" leftSection={<IconSend {...ICON} />} onClick={() => setAsking('send')}>
            Send
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil {...ICON} />}
            onClick={() => onEdit(report)}
          >
            Edit
          </Button>
        </>
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload {...ICON} />}
        loading={download.isPending}
        onClick={() =>
          download.mutate({ reportId: report.id, title }, { onError: fail('Report not downloaded') })
        }
      >
        Download PDF
      </Button>
      {mayEdit && report.status === 'draft' && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconTrash {...ICON} />}
          onClick={() => setAsking('remove')}
        >
          Delete draft
        </Button>
      )}
      <ConfirmDialog
        opened={asking === 'send'}
        title="Send this report?"
        confirmLabel="Send report"
        busy={send.isPending}
        onConfirm={() =>
          send.mutate(report.id, {
            onSuccess: () => showToast({ title: 'Report sent', message: title, tone: 'success' }),
            onError: fail('Report not sent'),
            onSettled: close,
          })
        }
        onClose={close}
      >
        All other organisations of the collaboration can read “{title}” then, and get an email. It stays as it
        is now until one of them returns it.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'remove'}
        title="Delete this draft?"
        confirmLabel="Delete draft"
        destructive
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(report.id, {
            onSuccess: onBack,
            onError: fail('Draft not deleted'),
            onSettled: close,
          })
        }
        onClose={close}
      >
        “{title}” was not sent yet. This cannot be undone.
      </ConfirmDialog>
      <Suspense>
        {answering.subject && (
          <ReportAnswerDialog
            key={answering.opening}
            collaborationId={id}
            report={report}
            answer={answering.subject}
            opened={answering.opened}
            onClose={answering.close}
          />
        )}
      </Suspense>
    </div>
  );
}

function LoadingReport() {
  return (
    <Stack role="status" aria-label="Loading the report" gap="sm">
      <Skeleton height={28} width="55%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={36} width="45%" mb="sm" />
      <Skeleton height={16} />
      <Skeleton height={16} width="90%" />
      <Skeleton height={120} />
    </Stack>
  );
}
