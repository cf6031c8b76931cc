import type { Collaboration } from './collaborations.contract.ts';

/** What each tab of the workspace is given. What the member may do in it, the tab asks for itself. */
export interface WorkspaceTabProps {
  collaboration: Collaboration;
  /** True if the member may change anything: the email is confirmed and the collaboration is not archived. */
  canWrite: boolean;
  /** True if the email is confirmed: an archived collaboration also allows ratings and restoring. */
  isConfirmed: boolean;
  /** Call when the member no longer sees the collaboration, or it has left the list. */
  onGone: () => void;
}
