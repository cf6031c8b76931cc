import { formatDay } from '#platform/contract/dates.ts';
import type { ReportContent, ReportStatus } from './reports.contract.ts';

export const REPORT_STATUS_WORDS: Record<ReportStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  returned: 'Returned',
  accepted: 'Accepted',
};

export const NEWS_WORDS: Record<ReportContent['milestones'][number]['news'], string> = {
  completed: 'Completed',
  due: 'Due',
  overdue: 'Overdue',
};

/** A period as people read it: `1 Apr 2026 to 30 Jun 2026`. */
export const periodText = ({ period_from, period_to }: Pick<ReportContent, 'period_from' | 'period_to'>) =>
  `${formatDay(period_from)} to ${formatDay(period_to)}`;
