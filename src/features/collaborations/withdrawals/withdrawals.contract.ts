import { z } from 'zod';
import { CollaborationParams } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Instant, optionalText, Uuid } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most withdrawn records that a collaboration keeps: restoring them passes the caps of their kinds by no more than this. */
export const WITHDRAWN_MAX = 500;
export const WITHDRAWAL_REASON_MAX = 500;
/** Days for which what was withdrawn can be restored. */
export const RESTORABLE_DAYS = 30;

const WITHDRAWN_KINDS = ['file', 'milestone', 'indicator', 'reading'] as const;
export type WithdrawnKind = (typeof WITHDRAWN_KINDS)[number];

/** The query of a call that withdraws: why, for the partners. */
export const WithdrawalQuery = z.strictObject({
  reason: optionalText(WITHDRAWAL_REASON_MAX, 'Reason').optional(),
});
export type WithdrawalQuery = z.output<typeof WithdrawalQuery>;

/** The answer of a call that withdraws: ids of the record and of its withdrawal. */
export const Withdrawn = z.object({ id: Uuid, withdrawal_id: Uuid });
export type Withdrawn = z.output<typeof Withdrawn>;

export const Withdrawal = z.object({
  id: z.uuid(),
  kind: z.enum(WITHDRAWN_KINDS),
  /** Name of the record at that time. */
  name: z.string(),
  withdrawn_at: Instant,
  /** The person and the organisation; null once both are erased. */
  withdrawn_by_name: z.string().nullable(),
  reason: z.string().nullable(),
  /** From then on it can be gone for good. */
  restorable_until: Instant,
});
export type Withdrawal = z.output<typeof Withdrawal>;

export const listWithdrawals = defineRoute({
  name: 'listWithdrawals',
  method: 'GET',
  path: '/collaborations/:id/withdrawals',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'Files, milestones, indicators and readings that were deleted and can be restored, newest first',
  params: CollaborationParams,
  query: ListQuery,
  response: z.array(Withdrawal),
});

export const restoreWithdrawal = defineRoute({
  name: 'restoreWithdrawal',
  method: 'POST',
  path: '/collaborations/:id/withdrawals/:withdrawalId/restore',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'restore',
  summary:
    'Restores what was deleted at most 30 days ago, with all that belongs to it, for participants; also in an archived collaboration',
  params: CollaborationParams.extend({ withdrawalId: Uuid }),
  response: z.object({ id: Uuid }),
});
