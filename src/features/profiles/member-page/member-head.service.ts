import { AVATAR_WIDTHS } from '#features/profiles/avatar/avatar.contract.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { memberPath } from '#features/profiles/profile/profile-settings.contract.ts';
import { findPublicSlugs } from '#features/profiles/profile/profiles.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { PageHead } from '#platform/contract/page-tags.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LivePages } from '#platform/server/pages/live-pages.ts';
import type { MemberProfile } from './member-page.contract.ts';
import { getMemberPage } from './member-page.service.ts';

/** A sitemap has at most 50,000 addresses (sitemaps.org); the site's own pages need a few. */
const LISTED_MAX = 49_000;

/** What services that show links print of a text; more is cut off at a word. */
const DESCRIPTION_MAX = 200;

/** The pages /members/{slug} as visitors and search engines get them. @param publicUrl without a slash at the end. */
export function memberPages(db: Db, publicUrl: string): LivePages {
  return {
    address: memberPath(':slug'),
    async find({ slug = '' }) {
      try {
        return headOf(await getMemberPage({ db, now: new Date(), actor: null }, slug), publicUrl);
      } catch (error) {
        if (error instanceof AppError && error.code === 'PROFILE_NOT_FOUND') return null;
        throw error;
      }
    },
    listPaths: async () => (await findPublicSlugs(db, LISTED_MAX)).map(memberPath),
  };
}

function headOf(profile: MemberProfile, publicUrl: string): PageHead & { path: string } {
  const name = memberName(profile);
  const path = memberPath(profile.slug);
  const { avatar_url } = profile;
  const [width] = AVATAR_WIDTHS;
  return {
    title: name,
    description: descriptionOf(profile),
    path,
    ...(avatar_url && { picture: { path: avatar_url, text: `Picture of ${name}`, width, height: width } }),
    data: structuredData(profile, name, publicUrl),
  };
}

function descriptionOf(profile: MemberProfile): string {
  const type = ORGANIZATION_TYPE_LABELS[profile.organization_type];
  const place = profile.headquarters_location ?? profile.headquarters_state;
  const who = place ? `${type}, ${place}` : type;
  const about = (profile.short_summary ?? profile.bio ?? '').replace(/\s+/g, ' ').trim();
  return shortened(about ? `${who}. ${about}` : `${who}, on Dayitva.`);
}

const shortened = (text: string) =>
  text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`;

/** The member in the words of schema.org; nothing that visitors do not see on the page. */
function structuredData(profile: MemberProfile, name: string, publicUrl: string): object {
  const isPerson = profile.organization_type === 'consultant' && !profile.organization_name;
  const url = publicUrl + memberPath(profile.slug);
  const { headquarters_location, headquarters_state, year_established, avatar_url } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': isPerson ? 'Person' : 'Organization',
    '@id': `${url}#member`,
    name,
    url,
    description: descriptionOf(profile),
    ...(avatar_url && { image: publicUrl + avatar_url }),
    ...((headquarters_location || headquarters_state) && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: headquarters_location ?? undefined,
        addressRegion: headquarters_state ?? undefined,
        addressCountry: 'IN',
      },
    }),
    ...(!isPerson && year_established && { foundingDate: String(year_established) }),
    ...(profile.focus_areas.length > 0 && { knowsAbout: profile.focus_areas }),
  };
}
