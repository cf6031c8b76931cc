import type { CaseStudyStatus } from '#features/stories/case-studies/case-studies.contract.ts';

/** True unless the story was declined, which is final. */
export const canChange = (status: CaseStudyStatus): boolean => status !== 'declined';

/** True if there is something to send that the admins do not have yet. */
export const canSend = (status: CaseStudyStatus): boolean => status === 'draft' || status === 'returned';
