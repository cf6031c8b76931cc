import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import type { TableToWrite } from '#platform/contract/workbooks.ts';

const HEADER = [
  ...['Name', 'Type', 'Head office', 'State', 'Works in', 'Focus areas', 'Sustainable Development Goals'],
  ...['Verification level', 'Verified until', 'Established', 'Size', 'Projects', 'Total budget (INR)'],
  ...[
    'People reached',
    'Services',
    'Rating',
    'Ratings',
    'Response rate (%)',
    'Email',
    'Phone',
    'Website',
    'Page',
  ],
];

const listed = (entries: string[]) => entries.join('; ');

/** In words: a spreadsheet takes `1-10` of a CSV file for a day. */
const sizeText = (size: string | null) => size?.replace('-', ' to ') ?? null;

/** One row of a member. Texts that a spreadsheet would take for a formula lose their effect. */
function rowOf(profile: MarketplaceProfile, publicUrl: string): (string | number | null)[] {
  const text = (value: string | null) => value;
  return [
    ...[text(memberName(profile)), ORGANIZATION_TYPE_LABELS[profile.organization_type]],
    ...[text(profile.location), profile.headquarters_state, text(listed(profile.operating_regions))],
    ...[text(listed(profile.focus_areas)), text(listed(profile.sdg_goals)), profile.verification_level],
    ...[profile.verified_until, profile.year_established, sizeText(profile.organization_size)],
    ...[profile.projects_count, profile.total_investment, profile.lives_reached, profile.services_count],
    ...[profile.rating, profile.reviews_count, profile.response_rate],
    ...[text(profile.email), text(profile.phone), text(profile.website)],
    publicUrl + memberPath(profile.slug),
  ];
}

/** Builds the table of some members, as the caller sees them. @param notes a note for each, in a last column. */
export function exportTable(
  profiles: MarketplaceProfile[],
  publicUrl: string,
  notes?: string[],
): TableToWrite {
  const rows = profiles.map((profile) => rowOf(profile, publicUrl));
  if (!notes) return { header: HEADER, rows };
  return { header: [...HEADER, 'Note'], rows: rows.map((row, at) => [...row, notes[at] ?? '']) };
}
