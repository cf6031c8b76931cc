/** Lowest verification level at which members can propose a course. */
const LEVEL_NEEDED = 1;

interface Proposer {
  isAdmin: boolean;
  level: number;
}

export const canPropose = ({ isAdmin, level }: Proposer): boolean => isAdmin || level >= LEVEL_NEEDED;

/** Drafts are seen by their author and admins only. */
export const canSeeProposal = (reader: { profileId: string; isAdmin: boolean }, authorId: string): boolean =>
  reader.isAdmin || reader.profileId === authorId;
