import type { z } from 'zod';
import type { RecordKind } from '#features/profiles/records/record-kind.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { type Report, ReportInput } from './reports.contract.ts';

/** Values of the form of a report; days are ISO days or ''. */
export interface ReportValues {
  title: string;
  period_from: string;
  period_to: string;
  summary: string;
  challenges: string;
  next_steps: string;
  file_ids: string[];
  comment_ids: string[];
}

/** The days that a new report begins with. */
export type ReportPeriod = Pick<ReportValues, 'period_from' | 'period_to'>;

const idsOf = (list: { id: string }[] | undefined) => list?.map(({ id }) => id) ?? [];

/** Returns the form's values for a report, or for a new one. */
function reportValues(report: Report | null, period: ReportPeriod): ReportValues {
  const content = report?.content;
  return {
    title: content?.title ?? 'Progress report',
    period_from: content?.period_from ?? period.period_from,
    period_to: content?.period_to ?? period.period_to,
    summary: content?.summary ?? '',
    challenges: content?.challenges ?? '',
    next_steps: content?.next_steps ?? '',
    file_ids: idsOf(content?.files),
    comment_ids: idsOf(content?.comments),
  };
}

/** Builds the request body from the form: lists always in the same order, so that two can be compared. */
const toReportInput = (values: ReportValues): z.input<typeof ReportInput> => ({
  ...values,
  file_ids: values.file_ids.toSorted(),
  comment_ids: values.comment_ids.toSorted(),
});

export const REPORT_LABELS: Record<keyof ReportValues, string> = {
  title: 'Title',
  period_from: 'First day',
  period_to: 'Last day',
  summary: 'Summary',
  challenges: 'Challenges',
  next_steps: 'Next steps',
  file_ids: 'Files',
  comment_ids: 'Comments',
};

const UNKNOWN = 'Not there any more';

/** Reports as a kind of record. @param nameOf names a file or a comment. */
export const reportKind = (
  period: ReportPeriod,
  nameOf: (id: string) => string | undefined,
): RecordKind<Report, ReportValues, z.input<typeof ReportInput>> => ({
  one: 'report',
  valuesOf: (report) => reportValues(report, period),
  toInput: toReportInput,
  errorsOf: (values) => inputErrors(ReportInput, toReportInput(values)),
  labels: REPORT_LABELS,
  shownValue: (field, values) => {
    const value = values[field];
    if (typeof value !== 'string') return value.map((id) => nameOf(id) ?? UNKNOWN).join(', ') || null;
    if (value === '') return null;
    return field === 'period_from' || field === 'period_to' ? formatDay(value) : value;
  },
  savedBy: 'by a colleague or in another tab',
});
