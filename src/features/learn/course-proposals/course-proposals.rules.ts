/** Path of the member's own courses. */
const OWN_COURSES_PATH = '/learn/my-courses';

/** Path of the editor of a course. */
export const proposalPath = (id: string): string => `${OWN_COURSES_PATH}/${id}`;
