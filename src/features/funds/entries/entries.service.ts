import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import type { Context } from '#platform/server/context.ts';
import type { GrantEntries } from '#platform/server/database/schema.generated.ts';
import { newId } from '#platform/server/ids.ts';
import { insertEntries } from './entries.repository.ts';

interface Entry {
  kind: GrantEntries['kind'];
  /** Whole rupees; negative takes back. */
  amount: number;
  /** ISO day that it counts for. */
  dated_on: string;
  head_id?: string;
  tranche_id?: string;
}

/**
 * Posts entries of a grant for an act, which never change. Call it inside the transaction that holds the grant.
 * @param posting.sourceId the record that they are posted for.
 * @throws AppError BEYOND_BUDGET for what the sums of the grant do not allow.
 */
export const postEntries = (
  ctx: Context,
  { grantId, sourceId, actId }: { grantId: string; sourceId: string; actId: string },
  entries: Entry[],
): Promise<void> =>
  insertEntries(
    ctx.db,
    entries.map((entry) => ({
      ...entry,
      id: newId(),
      grant_id: grantId,
      source_id: sourceId,
      act_id: actId,
      financial_year: financialYearOf(entry.dated_on),
      posted_at: ctx.now,
    })),
  );
