import type { ProposalStatus } from './course-proposals.contract.ts';

/** Path of the courses that a member writes. */
export const OWN_COURSES_PATH = '/learn/my-courses';

/** Path of the editor of a course. */
export const proposalPath = (id: string): string => `${OWN_COURSES_PATH}/${id}`;

/** Path of the admins' list of courses. */
export const REVIEW_PATH = '/admin/courses';

/** Path of a course that waits for a decision. */
export const reviewPath = (id: string): string => `${REVIEW_PATH}/${id}`;

/**
 * Tells whether the author can change a course. A declined one cannot be sent again, but a declined change of a
 * published course leaves that course, which can be changed in another way.
 */
export const canChange = (status: ProposalStatus, isPublished: boolean): boolean =>
  status !== 'submitted' && (status !== 'declined' || isPublished);
