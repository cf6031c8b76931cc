import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RecordToSave } from '#features/profiles/records/record-kind.rules.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  answerProgressReport,
  createProgressReport,
  downloadProgressReport,
  getProgressReport,
  listProgressReports,
  listQuotableComments,
  type QuotedComment,
  type ReportSummary,
  removeProgressReport,
  sendProgressReport,
  updateProgressReport,
} from './reports.contract.ts';

/** Query key of the reports of a collaboration; invalidating it reloads everything about them. */
const reportsKey = (id: string) => ['workspace', id, 'reports'] as const;

/** Loads the reports of a collaboration, newest first. */
export const useReports = (id: string) =>
  useInfiniteQuery({
    queryKey: [...reportsKey(id), 'list'],
    queryFn: ({ pageParam: page }) =>
      call(listProgressReports, { params: { id }, query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<ReportSummary>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
  });

const COMMENTS_PAGE = 30;

/** Reads the comments that a report can quote, newest first. */
export const useQuotableComments = (id: string, search: string) =>
  useInfiniteQuery({
    queryKey: ['workspace', id, 'comments', 'quotable', search],
    queryFn: ({ pageParam: page }) =>
      call(listQuotableComments, {
        params: { id },
        query: { page, pageSize: COMMENTS_PAGE, ...(search && { search }) },
      }),
    ...listPages<QuotedComment>(COMMENTS_PAGE),
    ...SHARED_WITH_PARTNERS,
  });

/** Reads a report; none for null. */
export const useReport = (id: string, reportId: string | null) =>
  useQuery({
    queryKey: [...reportsKey(id), reportId],
    queryFn: reportId === null ? skipToken : () => readLatestReport(id, reportId),
    ...SHARED_WITH_PARTNERS,
  });

function useReportsChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: it says that somebody else was faster.
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey(id) }),
  });
}

/** Drafts a report, or changes the one with this id; a colleague's changes of the same fields are a conflict. */
export const useSaveReport = (id: string) =>
  useReportsChange(
    id,
    ({ id: reportId, body }: RecordToSave<RouteInput<typeof createProgressReport>['body']>) =>
      reportId === undefined
        ? call(createProgressReport, { params: { id }, body })
        : call(updateProgressReport, { params: { id, reportId }, body }),
  );

/** Reads a report again after a colleague has changed it. */
export const readLatestReport = (id: string, reportId: string) =>
  call(getProgressReport, { params: { id, reportId } });

export const useRemoveReport = (id: string) =>
  useReportsChange(id, (reportId: string) => call(removeProgressReport, { params: { id, reportId } }));

export const useSendReport = (id: string) =>
  useReportsChange(id, (reportId: string) => call(sendProgressReport, { params: { id, reportId } }));

export const useAnswerReport = (id: string, reportId: string) =>
  useReportsChange(id, (body: RouteInput<typeof answerProgressReport>['body']) =>
    call(answerProgressReport, { params: { id, reportId }, body }),
  );

/** Saves a report as PDF on the reader's disk. */
export const useDownloadReport = (id: string) =>
  useMutation({
    mutationFn: async ({ reportId, title }: { reportId: string; title: string }) =>
      saveBlob(await call(downloadProgressReport, { params: { id, reportId } }), `${title}.pdf`),
  });
