/** Returns the address of the page with a collaboration's workspace, open at a tab. */
export const workspacePath = (id: string, tab = 'timeline'): string => `/collaborations/${id}/${tab}`;

/** Returns the address at which the tab Files opens a file, with its comments. */
export const filePath = (id: string, fileId: string): string =>
  `${workspacePath(id, 'files')}?file=${fileId}`;

/** Returns the address at which the tab Timeline shows a milestone. */
export const milestonePath = (id: string, milestoneId: string): string =>
  `${workspacePath(id)}?milestone=${milestoneId}`;

/** What a thread of comments is about; neither for the collaboration itself. */
interface CommentsSubject {
  milestone_id: string | null;
  file_id: string | null;
}

/** Returns the address at which the comments on a subject are open; where they have the tab to themselves, at this comment. */
export function commentsPath(
  id: string,
  { milestone_id, file_id }: CommentsSubject,
  commentId: string,
): string {
  if (file_id) return filePath(id, file_id);
  if (milestone_id) return `${milestonePath(id, milestone_id)}&comments=open`;
  return `${workspacePath(id, 'comments')}?comment=${commentId}`;
}

/** Returns the address of a progress report in the workspace of its collaboration. */
export const reportPath = (id: string, reportId: string): string =>
  `${workspacePath(id, 'reports')}?report=${reportId}`;
