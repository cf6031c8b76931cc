import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { ProposalStatus } from './course-proposals.contract.ts';

const WORDS: Record<ProposalStatus, [tone: StateTone, words: string]> = {
  draft: ['neutral', 'Draft'],
  submitted: ['active', 'Waiting for review'],
  returned: ['attention', 'Returned to you'],
  declined: ['bad', 'Declined'],
  published: ['good', 'Published'],
};

/** The state of a course that a member writes. A published one that is being changed is both. */
export function ProposalStatusBadge({
  status,
  isPublished,
}: {
  status: ProposalStatus;
  isPublished: boolean;
}) {
  const [tone, words] = WORDS[status];
  return (
    <>
      {isPublished && status !== 'published' && <StateBadge tone="good">Published</StateBadge>}
      <StateBadge tone={tone}>
        {isPublished && status === 'draft' ? 'Changes not submitted' : words}
      </StateBadge>
    </>
  );
}
