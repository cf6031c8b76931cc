import type { CaseStudyStatus } from '#features/stories/case-studies/case-studies.contract.ts';
import type { CaseStudyDecision } from './case-study-review.contract.ts';

/** True for a story that waits. One that does not wait can only be taken down, if others read it. */
export const canDecide = (
  story: { status: CaseStudyStatus; is_public: boolean },
  decision: CaseStudyDecision['decision'],
): boolean => story.status === 'pending' || (story.is_public && decision !== 'published');
