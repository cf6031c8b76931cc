import { FORMER_PERSON } from '#features/collaborations/comments/comments.rules.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import type { QuotedComment, ReportContent, ReportStatus } from './reports.contract.ts';

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

/** Names the author of a quoted comment, its subject and its day. */
export const quoteFacts = ({ author, about, created_at }: QuotedComment): string =>
  [
    author?.name ?? FORMER_PERSON,
    author?.organization !== author?.name && author?.organization,
    about,
    formatInstant(created_at),
  ]
    .filter(Boolean)
    .join(' · ');

/** Signs of a comment that its name in lists begins with. */
const NAME_LENGTH = 80;

/** A comment in lists: who wrote it, and how it begins. */
export function quoteName({ author, text }: QuotedComment): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const start = line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH).trimEnd()}…` : line;
  return `${author?.name ?? FORMER_PERSON}: ${start}`;
}

/** Says that chosen comments are missing from a draft. */
export const missingText = (missing: number): string =>
  missing === 1
    ? 'One chosen comment was deleted and is left out.'
    : `${missing} chosen comments were deleted and are left out.`;

/** A file that a report names, with its version. */
export const fileText = ({ name, version }: ReportContent['files'][number]): string =>
  `${name} (version ${version})`;
