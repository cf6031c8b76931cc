import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { findPublicSlugs } from '#features/profiles/profile/profiles.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LivePages } from '#platform/server/pages/live-pages.ts';
import { headOf } from './member-head.rules.ts';
import { getMemberPage } from './member-page.service.ts';

/** Most member pages listed in the sitemap. It holds 50,000 addresses at most (sitemaps.org); the site's own pages need a few. */
const LISTED_MAX = 49_000;

/** Returns the pages /members/{slug} for visitors and search engines. @param publicUrl without a slash at the end. */
export function memberPages(db: Db, publicUrl: string): LivePages {
  return {
    address: memberPath(':slug'),
    async find({ slug = '' }) {
      const ctx = { db, now: new Date(), actor: null };
      try {
        return headOf(await getMemberPage(ctx, slug), publicUrl);
      } catch (error) {
        if (error instanceof AppError && error.code === 'PROFILE_NOT_FOUND') return null;
        throw error;
      }
    },
    listPaths: async () => (await findPublicSlugs(db, LISTED_MAX)).map(memberPath),
  };
}
