/** Returns the address of the page with a collaboration's workspace, open at a tab. */
export const workspacePath = (id: string, tab = 'timeline'): string => `/collaborations/${id}/${tab}`;
