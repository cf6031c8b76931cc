/** Returns the address of the page with a collaboration's workspace, open at a tab. */
export const workspacePath = (id: string, tab = 'timeline'): string => `/collaborations/${id}/${tab}`;

/** Returns the address at which the tab Files opens a file, with its comments. */
export const filePath = (id: string, fileId: string): string =>
  `${workspacePath(id, 'files')}?file=${fileId}`;

/** Returns the address of a progress report in the workspace of its collaboration. */
export const reportPath = (id: string, reportId: string): string =>
  `${workspacePath(id, 'reports')}?report=${reportId}`;
