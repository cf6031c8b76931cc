import { roleOf } from '#features/profiles/profile/profile-role.rules.ts';
import { ratingFigures } from '#features/profiles/profile/rating-figures.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { withStatesInEnglish } from '#platform/contract/places.ts';
import type { MemberContext } from '#platform/server/context.ts';
import {
  CONTACT_DETAILS,
  type MarketplaceProfile,
  type MarketplaceQuery,
  SEARCH_TOTAL_MAX,
} from './marketplace.contract.ts';
import * as marketplace from './marketplace.repository.ts';

/** Most words that a search uses; more only cost time. */
const SEARCH_WORDS_MAX = 8;

function present(
  { requests_answered, requests_late, ratings_sum, ratings_count, ...row }: marketplace.MarketplaceRow,
  ctx: MemberContext,
): MarketplaceProfile {
  const due = requests_answered + requests_late;
  return {
    ...withVerification(row, dayInIndia(ctx.now)),
    role: roleOf(row.organization_type, false),
    ...ratingFigures({ ratings_sum, ratings_count }),
    response_rate: due === 0 ? null : Math.round((100 * requests_answered) / due),
    ...(!ctx.actor.emailConfirmed && NO_CONTACT_DETAILS),
  };
}

const NO_CONTACT_DETAILS = Object.fromEntries(CONTACT_DETAILS.map((name) => [name, null]));

interface Found {
  rows: marketplace.MarketplaceRow[];
  total: number;
}

/**
 * Searches for exact words first, and for similar ones if there is no hit. Counts the hits up to a limit before it
 * sorts anything: it ranks a few hits by how well they match and lists many hits in their order, so that neither a rare
 * nor a common word is slow (docs/decisions, search).
 */
async function search(
  ctx: MemberContext,
  written: string,
  filter: marketplace.MarketplaceFilter,
  page: Page,
): Promise<Found> {
  const text = withStatesInEnglish(written);
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.slice(0, SEARCH_WORDS_MAX) ?? [];
  if (words.length === 0) return { rows: [], total: 0 };
  for (const matching of [marketplace.fullText(text), marketplace.similarWords(words)]) {
    const total = await marketplace.countCandidates(ctx.db, filter, matching.condition, SEARCH_TOTAL_MAX);
    if (total === 0) continue;
    const rows =
      total < SEARCH_TOTAL_MAX
        ? await marketplace.findBestProfiles(ctx.db, filter, matching, page)
        : await marketplace.findListedProfiles(ctx.db, filter, matching.condition, page);
    return { rows, total };
  }
  return { rows: [], total: 0 };
}

interface Page {
  limit: number;
  offset: number;
}

async function browse(ctx: MemberContext, filter: marketplace.MarketplaceFilter, page: Page): Promise<Found> {
  // These filters have no counters.
  const count = () =>
    filter.savedBy || filter.verified
      ? marketplace.countCandidates(ctx.db, filter, undefined, SEARCH_TOTAL_MAX)
      : marketplace.countProfiles(ctx.db, filter);
  const [total, rows] = await Promise.all([
    count(),
    marketplace.findListedProfiles(ctx.db, filter, undefined, page),
  ]);
  return { total, rows };
}

/** Lists published members, filtered by words, type, state, verification or the caller's saved profiles. */
export async function listMarketplaceProfiles(
  ctx: MemberContext,
  query: MarketplaceQuery,
): Promise<{ records: MarketplaceProfile[]; pagination: Pagination }> {
  const page = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const today = dayInIndia(ctx.now);
  const filter = {
    type: query.type,
    location: query.location,
    savedBy: query.saved && ctx.actor.id,
    verified: query.verification && { level: Number(query.verification), today },
  };
  const found = await (query.search ? search(ctx, query.search, filter, page) : browse(ctx, filter, page));
  const records = found.rows.map((row) => present(row, ctx));
  return { records, pagination: paginationOf(query, found.total) };
}

/** @throws AppError PROFILE_NOT_FOUND, also for a profile that is not published. */
export async function getMarketplaceProfile(ctx: MemberContext, id: string): Promise<MarketplaceProfile> {
  const row = await marketplace.findPublishedProfile(ctx.db, id);
  if (!row) throw new AppError('PROFILE_NOT_FOUND');
  return present(row, ctx);
}
