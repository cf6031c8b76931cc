import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { CONSENT_NOTICES } from '#features/accounts/consents/consent-notices.data.ts';
import { countOpenPrivacyRequests } from '#features/support/grievances/grievances.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import type {
  listPendingDeletions as Deletions,
  listDataExports as Exports,
  PrivacyFigures,
} from './privacy.contract.ts';
import * as privacy from './privacy.repository.ts';

const RECENT_MS = 30 * DAY_MS;

const countsOf = (ctx: Context) => privacy.countRecords(ctx.db, new Date(ctx.now.getTime() - RECENT_MS));

export async function getPrivacyFigures(ctx: MemberContext): Promise<PrivacyFigures> {
  const [counts, agreed, requests] = await Promise.all([
    countsOf(ctx),
    privacy.countConsents(ctx.db),
    countOpenPrivacyRequests(ctx),
  ]);
  const current = consentNoticeAt(ctx.now).version;
  const membersOf = new Map(agreed.map(({ version, members }) => [version, members]));
  const consents = CONSENT_NOTICES.map(({ version, valid_from }) => ({
    version,
    valid_from,
    is_current: version === current,
    members: membersOf.get(version) ?? 0,
  })).toReversed();
  return {
    deletions: counts.deletions,
    exports: counts.recent_exports,
    requests,
    consents,
    without_consent: counts.members - agreed.reduce((sum, { members }) => sum + members, 0),
  };
}

export async function listPendingDeletions(
  ctx: MemberContext,
  query: PageQuery,
): Promise<RouteOutput<typeof Deletions>> {
  const [records, { deletions }] = await Promise.all([
    privacy.findPendingDeletions(ctx.db, query),
    countsOf(ctx),
  ]);
  return { records, pagination: paginationOf(query, deletions) };
}

export async function listDataExports(
  ctx: MemberContext,
  query: PageQuery,
): Promise<RouteOutput<typeof Exports>> {
  const [records, { exports }] = await Promise.all([privacy.findDataExports(ctx.db, query), countsOf(ctx)]);
  return { records, pagination: paginationOf(query, exports) };
}
