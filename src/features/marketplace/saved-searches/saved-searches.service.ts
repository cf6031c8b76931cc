import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import { newId } from '#platform/server/ids.ts';
import { findFitting } from './fitting.service.ts';
import {
  type NewSavedSearch,
  SAVED_SEARCHES_MAX,
  type SavedSearch,
  type SavedSearchInput,
} from './saved-searches.contract.ts';
import * as searches from './saved-searches.repository.ts';

/** A search belongs to one person in one organisation. Colleagues cannot see each other's saved searches. */
const keeperOf = ({ actor: { accountId, profileId } }: MemberContext) => ({ accountId, profileId });

const NAME_TAKEN = 'You already have a search with this name';
const refuseTakenName = <T>(work: () => Promise<T>) =>
  mapConstraints(
    {
      saved_searches_one_name: new AppError('VALIDATION_FAILED', {
        message: NAME_TAKEN,
        fields: { name: NAME_TAKEN },
      }),
    },
    work,
  );

export const listSavedSearches = (ctx: MemberContext): Promise<SavedSearch[]> =>
  searches.findSearches(ctx.db, keeperOf(ctx));

/** Whom the search finds by now is not new. Read before the transaction: a search may take seconds. */
async function seenNow(ctx: MemberContext, query: string, embeddings: Embeddings) {
  const now = await findFitting(ctx, query, { embeddings, onlyJoined: false });
  return { seen: now?.found ?? null, only_joined: now?.onlyJoined ?? false };
}

/** @throws AppError VALIDATION_FAILED for a name that is taken, LIMIT_REACHED. */
export async function createSavedSearch(
  ctx: MemberContext,
  { name, query, sends_mail }: NewSavedSearch,
  embeddings: Embeddings,
): Promise<SavedSearch> {
  const seen = sends_mail ? await seenNow(ctx, query, embeddings) : {};
  return refuseTakenName(() =>
    transact(ctx, async (ctx) => {
      const { accountId, profileId } = keeperOf(ctx);
      if ((await searches.countSearches(ctx.db, { accountId, profileId })) >= SAVED_SEARCHES_MAX)
        throw new AppError('LIMIT_REACHED', {
          message: `You have ${SAVED_SEARCHES_MAX} saved searches, the maximum. Please delete one first.`,
        });
      const search = { id: newId(), name, query, sends_mail };
      const owned = { account_id: accountId, profile_id: profileId, created_at: ctx.now };
      await searches.insertSearch(ctx.db, { ...search, ...owned, ...seen });
      return { ...search, created_at: ctx.now.toISOString(), mailed_at: null };
    }),
  );
}

/** Renames a search, and switches its mails. @throws AppError SEARCH_NOT_FOUND, VALIDATION_FAILED for a name that is taken. */
export async function updateSavedSearch(
  ctx: MemberContext,
  id: string,
  changes: SavedSearchInput,
  embeddings: Embeddings,
): Promise<SavedSearch> {
  const search = await searches.findSearch(ctx.db, keeperOf(ctx), id);
  if (!search) throw new AppError('SEARCH_NOT_FOUND');
  const isSwitched = search.sends_mail !== changes.sends_mail;
  const seen = isSwitched && {
    ...(changes.sends_mail ? await seenNow(ctx, search.query, embeddings) : { seen: null }),
  };
  await refuseTakenName(() => searches.updateSearch(ctx.db, id, { ...changes, ...seen }));
  return { ...search, ...changes };
}

/** @throws AppError SEARCH_NOT_FOUND. */
export async function removeSavedSearch(ctx: MemberContext, id: string): Promise<{ id: string }> {
  if (!(await searches.deleteSearch(ctx.db, keeperOf(ctx), id))) throw new AppError('SEARCH_NOT_FOUND');
  return { id };
}

/** Stops the mails of all searches of a person who got the link in one. Searches saved later send mail if they say so. */
export async function stopSearchMails(ctx: Context, accountId: string): Promise<boolean> {
  await searches.switchMailsOff(ctx.db, accountId);
  return true;
}
