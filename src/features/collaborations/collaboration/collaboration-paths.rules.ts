/** Returns the path of a collaboration's workspace. */
export const workspacePath = (id: string): string => `/collaborations?workspace=${id}`;
