import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { REPORT_STATUS_WORDS } from './report-words.rules.ts';
import type { ReportStatus } from './reports.contract.ts';

const TONES: Record<ReportStatus, StateTone> = {
  draft: 'neutral',
  sent: 'active',
  returned: 'attention',
  accepted: 'good',
};

/** The status of a report in a word. */
export const ReportStatusBadge = ({ status }: { status: ReportStatus }) => (
  <StateBadge tone={TONES[status]}>{REPORT_STATUS_WORDS[status]}</StateBadge>
);
