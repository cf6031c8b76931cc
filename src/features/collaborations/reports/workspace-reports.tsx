import { Button, Skeleton, Stack, UnstyledButton } from '@mantine/core';
import { IconPlus, IconReportAnalytics } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import rows from '#features/collaborations/collaboration/record-row.module.css';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { dayInIndia, formatInstant } from '#platform/contract/dates.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { nextPeriod } from './report-period.rules.ts';
import { ReportStatusBadge } from './report-status-badge.tsx';
import { ReportView } from './report-view.tsx';
import { periodText } from './report-words.rules.ts';
import { useReports } from './reports.api.ts';
import type { Report, ReportSummary } from './reports.contract.ts';
import classes from './workspace-reports.module.css';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** The id of the report that the address names, and the function that opens another one, or the list for null. */
function useOpenReport() {
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id) next.set('report', id);
        else next.delete('report');
        return next;
      },
      { preventScrollReset: true },
    );
  return [params.get('report'), open] as const;
}

/** The tab "Reports": progress reports that one organisation sends and another returns or accepts. */
export default function WorkspaceReports({ collaboration, canWrite }: WorkspaceTabProps) {
  const { id: collaborationId } = collaboration;
  const [openId, setOpenId] = useOpenReport();
  const editing = useSubjectDialog<Report | null>();
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    // While the dialog is open, another address would be a way to leave what was entered.
    if (!saved || editing.opened) return;
    setSaved(null);
    setOpenId(saved);
  }, [saved, editing.opened, setOpenId]);
  const mayWrite = canWrite && collaboration.rights.includes('reports');
  const reports = useReports(collaborationId).data ?? [];
  const ends = reports.filter(({ is_own }) => is_own).map(({ period_to }) => period_to);
  const { from, to } = nextPeriod(ends.sort().at(-1) ?? null, dayInIndia(new Date()));
  return (
    <section aria-label="Reports">
      {openId ? (
        <ReportView
          key={openId}
          collaboration={collaboration}
          reportId={openId}
          canWrite={canWrite}
          onEdit={editing.open}
          onBack={() => setOpenId(null)}
        />
      ) : (
        <ReportList
          collaborationId={collaborationId}
          onAdd={mayWrite ? () => editing.open(null) : undefined}
          onOpen={setOpenId}
        />
      )}
      <Suspense>
        {editing.opening > 0 && (
          <ReportDialog
            key={editing.opening}
            collaborationId={collaborationId}
            report={editing.subject}
            period={{ period_from: from, period_to: to }}
            opened={editing.opened}
            onSaved={({ id }) => setSaved(id)}
            onClose={editing.close}
          />
        )}
      </Suspense>
    </section>
  );
}

interface ReportListProps {
  collaborationId: string;
  /** Undefined for a reader who may not draft reports. */
  onAdd?: () => void;
  onOpen: (id: string) => void;
}

function ReportList({ collaborationId, onAdd, onOpen }: ReportListProps) {
  const reports = useReports(collaborationId);
  const { data } = reports;
  if (reports.isPending) return <LoadingReports />;
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the reports"
        error={reports.error}
        onRetry={reports.refetch}
        retrying={reports.isRefetching}
      />
    );
  }
  const addButton = onAdd && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={onAdd}>
      Add report
    </Button>
  );
  if (data.length === 0) {
    return (
      <EmptyState
        title="No reports yet"
        icon={<IconReportAnalytics size={24} stroke={1.5} aria-hidden />}
        action={addButton}
      >
        A report of a period is drafted from the milestones and indicators. You edit it and send it; the other
        side accepts it, or returns it with a reason.
      </EmptyState>
    );
  }
  return (
    <>
      <div className={classes.bar}>{addButton}</div>
      <ul className={`${rows.list} ${classes.list}`}>
        {data.map((report) => (
          <ReportRow key={report.id} report={report} onOpen={() => onOpen(report.id)} />
        ))}
      </ul>
      <ShowMore what="reports" shown={data.length} query={reports} />
    </>
  );
}

function ReportRow({ report, onOpen }: { report: ReportSummary; onOpen: () => void }) {
  return (
    <li className={rows.row}>
      <IconReportAnalytics size={24} stroke={1.5} aria-hidden className={rows.icon} />
      <div className={rows.text}>
        <UnstyledButton className={rows.name} onClick={onOpen}>
          {report.title}
        </UnstyledButton>
        <p className={rows.facts}>
          {[
            periodText(report),
            report.author_name,
            report.sent_at && `Sent on ${formatInstant(report.sent_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={rows.actions}>
        <ReportStatusBadge status={report.status} />
      </div>
    </li>
  );
}

function LoadingReports() {
  return (
    <Stack role="status" aria-label="Loading the reports">
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}
