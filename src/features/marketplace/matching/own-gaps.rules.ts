import type { Profile } from '#features/profiles/profile/profiles.contract.ts';

/** What of the own profile decides most of each match. */
type OwnFacts = Pick<Profile, 'focus_areas' | 'sdg_goals' | 'operating_regions' | 'headquarters_state'>;

/** Why the matches with all members are low. */
interface OwnGaps {
  /** What the own profile does not name, for a sentence: `no focus areas, no goals`. */
  missing: string[];
  /** The field of the form where to begin. */
  field: keyof OwnFacts;
}

/**
 * Finds out whether the own profile says too little to match anybody: no cause (focus areas and goals), or no place.
 * @returns null where it says both.
 */
export function gapsOf(profile: OwnFacts): OwnGaps | null {
  const hasCause = profile.focus_areas.length > 0 || profile.sdg_goals.length > 0;
  const hasPlace = profile.operating_regions.length > 0 || profile.headquarters_state !== null;
  if (hasCause && hasPlace) return null;
  const gaps = [
    { field: 'focus_areas', missing: 'no focus areas', isGap: !hasCause },
    { field: 'sdg_goals', missing: 'no Sustainable Development Goals', isGap: !hasCause },
    { field: 'operating_regions', missing: 'no states', isGap: !hasPlace },
  ] as const;
  const open = gaps.filter(({ isGap }) => isGap);
  return { missing: open.map(({ missing }) => missing), field: open[0]?.field ?? 'focus_areas' };
}
