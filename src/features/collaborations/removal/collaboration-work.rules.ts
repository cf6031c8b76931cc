import type { CollaborationStatus } from '#features/collaborations/collaboration/collaborations.contract.ts';

/** Traces of work in a collaboration. */
interface CollaborationWork {
  status: CollaborationStatus;
  /** Progress in percent, by milestones or by hand. */
  progress_percentage: number;
  /** Number of milestones that are active or completed. */
  milestones_begun: number;
  /** Number of budgets that one member proposed and another agreed to. */
  budgets_agreed: number;
  /** Number of ratings; 0 where it is not known. */
  ratings: number;
  /** Number of comments, deleted ones too; 0 where it is not known. */
  comments: number;
  /** Number of readings of indicators; 0 where it is not known. */
  readings: number;
  /** Number of reports that were sent; 0 where it is not known. */
  reports: number;
  /** Number of records that were withdrawn and can be restored; 0 where it is not known. */
  withdrawn: number;
}

/**
 * Returns true if nothing was done in a collaboration, so that deleting it for everybody loses no record of work or
 * money: it is still in planning or pending, without progress, no milestone was begun, no budget was agreed, no partner
 * was rated, nobody commented, nothing was measured or withdrawn and no report was sent. A budget that a member planned alone is no
 * agreement. All else is archived instead (docs/decisions/0006-roles-in-a-collaboration.md).
 */
export const nothingWasDone = (work: CollaborationWork): boolean =>
  (work.status === 'planning' || work.status === 'pending') &&
  work.progress_percentage === 0 &&
  work.milestones_begun === 0 &&
  work.budgets_agreed === 0 &&
  work.ratings === 0 &&
  work.comments === 0 &&
  work.readings === 0 &&
  work.reports === 0 &&
  work.withdrawn === 0;
