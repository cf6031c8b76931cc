import { AVATAR_WIDTHS } from '#features/profiles/avatar/avatar.contract.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import type { PageHead } from '#platform/contract/page-tags.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { cutAtWord } from '#platform/contract/texts.ts';
import type { MemberProfile } from './member-page.contract.ts';

/** Longest description in characters that services show in a link preview; the rest is cut off at a word. */
const DESCRIPTION_MAX = 200;

/** Builds the head of a member's page: title, description, picture and structured data. */
export function headOf(profile: MemberProfile, publicUrl: string): PageHead & { path: string } {
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
  return cutAtWord(about ? `${who}. ${about}` : `${who}, on Dayitva.`, DESCRIPTION_MAX);
}

/** Returns the member as schema.org data, with only what visitors see on the page. */
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
