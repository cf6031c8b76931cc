import {
  getMarketplaceProfile,
  getMarketplaceProfiles,
} from '#features/marketplace/listing/marketplace.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { newId } from '#platform/server/ids.ts';
import {
  type getShortlist as getContract,
  SHORTLIST_ENTRIES_MAX,
  type Shortlist,
  type ShortlistEntry,
  type ShortlistInput,
} from './shortlists.contract.ts';
import * as shortlists from './shortlists.repository.ts';

/** Lists belong to the profile of an organisation: whoever signs in for it has them. */
const ownerOf = ({ actor }: MemberContext) => actor.profileId;

const NAME_TAKEN = 'You already have a list with this name';
const refuseTakenName = <T>(work: () => Promise<T>) =>
  mapConstraints(
    {
      shortlists_one_name: new AppError('VALIDATION_FAILED', {
        message: NAME_TAKEN,
        fields: { name: NAME_TAKEN },
      }),
    },
    work,
  );

export const listShortlists = (ctx: MemberContext): Promise<Shortlist[]> =>
  shortlists.findShortlists(ctx.db, ownerOf(ctx));

/** @throws AppError VALIDATION_FAILED for a name that is taken. The number of lists is capped by the route. */
export function createShortlist(ctx: MemberContext, { name }: ShortlistInput): Promise<Shortlist> {
  return refuseTakenName(() =>
    transact(ctx, async (ctx) => {
      const id = newId();
      const times = { created_at: ctx.now, updated_at: ctx.now };
      await shortlists.insertShortlist(ctx.db, { id, owner_id: ownerOf(ctx), name, ...times });
      return { id, name, partners: 0, updated_at: ctx.now.toISOString() };
    }),
  );
}

/** Locks a list of the caller, and notes that it changes. @throws AppError SHORTLIST_NOT_FOUND. */
async function touch(ctx: MemberContext, id: string, changes: { name?: string } = {}): Promise<void> {
  const touched = { ownerId: ownerOf(ctx), id, ...changes, updated_at: ctx.now };
  if (!(await shortlists.touchShortlist(ctx.db, touched))) throw new AppError('SHORTLIST_NOT_FOUND');
}

/** @throws AppError SHORTLIST_NOT_FOUND, VALIDATION_FAILED for a name that is taken. */
export function renameShortlist(
  ctx: MemberContext,
  id: string,
  { name }: ShortlistInput,
): Promise<{ id: string; name: string }> {
  return refuseTakenName(() =>
    transact(ctx, async (ctx) => {
      await touch(ctx, id, { name });
      return { id, name };
    }),
  );
}

/** @throws AppError SHORTLIST_NOT_FOUND. */
export async function removeShortlist(ctx: MemberContext, id: string): Promise<{ id: string }> {
  if (!(await shortlists.deleteShortlist(ctx.db, ownerOf(ctx), id)))
    throw new AppError('SHORTLIST_NOT_FOUND');
  return { id };
}

/** @throws AppError SHORTLIST_NOT_FOUND. */
async function readShortlist(ctx: MemberContext, id: string): Promise<Shortlist> {
  const shortlist = await shortlists.findShortlist(ctx.db, ownerOf(ctx), id);
  if (!shortlist) throw new AppError('SHORTLIST_NOT_FOUND');
  return shortlist;
}

async function readEntries(ctx: MemberContext, id: string, page: { limit: number; offset: number }) {
  const rows = await shortlists.findEntries(ctx.db, id, page);
  const found = await getMarketplaceProfiles(
    ctx,
    rows.map(({ profile_id }) => profile_id),
  );
  const profiles = new Map(found.map((profile) => [profile.id, profile]));
  return rows.flatMap(({ profile_id, ...entry }): ShortlistEntry[] => {
    const profile = profiles.get(profile_id);
    return profile ? [{ profile, ...entry }] : [];
  });
}

/** @throws AppError SHORTLIST_NOT_FOUND. */
export async function getShortlist(
  ctx: MemberContext,
  id: string,
  query: PageQuery,
): Promise<RouteOutput<typeof getContract>> {
  const shortlist = await readShortlist(ctx, id);
  const page = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  return {
    ...shortlist,
    records: await readEntries(ctx, id, page),
    pagination: paginationOf(query, shortlist.partners),
  };
}

/** Reads a whole list. @throws AppError SHORTLIST_NOT_FOUND. */
export async function readWholeShortlist(
  ctx: MemberContext,
  id: string,
): Promise<{ name: string; entries: ShortlistEntry[] }> {
  const { name } = await readShortlist(ctx, id);
  return { name, entries: await readEntries(ctx, id, { limit: SHORTLIST_ENTRIES_MAX, offset: 0 }) };
}

/** Puts a partner on a list, or changes the note. @throws AppError SHORTLIST_NOT_FOUND, PROFILE_NOT_FOUND, LIMIT_REACHED. */
export function saveShortlistEntry(
  ctx: MemberContext,
  { id, profile }: { id: string; profile: string },
  { note }: { note: string },
): Promise<{ note: string }> {
  return transact(ctx, async (ctx) => {
    await touch(ctx, id);
    await getMarketplaceProfile(ctx, profile);
    if ((await shortlists.countOtherEntries(ctx.db, id, profile)) >= SHORTLIST_ENTRIES_MAX)
      throw new AppError('LIMIT_REACHED', {
        message: `This list has ${SHORTLIST_ENTRIES_MAX} partners, the maximum. Please remove one first.`,
      });
    await shortlists.upsertEntry(ctx.db, {
      shortlist_id: id,
      profile_id: profile,
      note,
      created_at: ctx.now,
    });
    return { note };
  });
}

/** Takes a partner from a list, if it is on it. @throws AppError SHORTLIST_NOT_FOUND. */
export function removeShortlistEntry(
  ctx: MemberContext,
  entry: { id: string; profile: string },
): Promise<{ id: string; profile: string }> {
  return transact(ctx, async (ctx) => {
    await touch(ctx, entry.id);
    await shortlists.deleteEntry(ctx.db, entry.id, entry.profile);
    return entry;
  });
}
