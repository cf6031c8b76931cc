import type { ChangedNoun, Deed } from '#features/collaborations/changes/changes.data.ts';
import { defineEvent } from '#platform/server/events/events.ts';

/** Something was done with the money of a grant: what the history, the audit log, mails and webhooks hear of. */
export interface ActOfGrant {
  grant: {
    id: string;
    title: string;
    collaboration_id: string;
    funder_id: string | null;
    agency_id: string | null;
  };
  noun: Extract<ChangedNoun, 'grant' | 'fund-request' | 'release' | 'utilisation'>;
  subjectId: string;
  deed: Deed;
  /** The state that it has now; null where none changed. */
  state: string | null;
  /** Whole rupees. */
  amount: number | null;
  remark: string | null;
  /** True where the other side may hear of it. */
  isNews: boolean;
  /** False where the other side or another person has still to do the same before it counts. */
  isLast: boolean;
}

export const grantActed = defineEvent<ActOfGrant>('grant acted');
