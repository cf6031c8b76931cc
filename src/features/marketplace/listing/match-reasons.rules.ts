import { PAN_INDIA, SDG_GOALS } from '#platform/contract/reference-data.ts';

/** The fields of a profile that are compared; the viewer's own and a marketplace record both have them. */
export interface Matchable {
  id: string;
  focus_areas: string[];
  sdg_goals: string[];
  operating_regions: string[];
}

/** The entries that two members share, each list in the order of the other member's own. */
export interface MatchReasons {
  focusAreas: string[];
  /** Numbers of the Sustainable Development Goals, ascending. */
  sdgs: number[];
  regions: string[];
}

/** Regions in common; a member who works in the whole country shares every region of the other. */
function sharedRegions(own: string[], other: string[]): string[] {
  if (own.includes(PAN_INDIA)) return other;
  if (other.includes(PAN_INDIA)) return own;
  return other.filter((region) => own.includes(region));
}

/** Compares the viewer with another member. @returns null if they share nothing or are the same member. */
export function matchReasons(viewer: Matchable | undefined, other: Matchable): MatchReasons | null {
  if (!viewer || viewer.id === other.id) return null;
  const shared = (own: string[], theirs: string[]) => theirs.filter((entry) => own.includes(entry));
  const sdgNames: readonly string[] = SDG_GOALS;
  const reasons = {
    focusAreas: shared(viewer.focus_areas, other.focus_areas),
    sdgs: shared(viewer.sdg_goals, other.sdg_goals)
      .map((goal) => sdgNames.indexOf(goal) + 1)
      .filter((number) => number > 0)
      .sort((a, b) => a - b),
    regions: sharedRegions(viewer.operating_regions, other.operating_regions),
  };
  return Object.values(reasons).some((list) => list.length > 0) ? reasons : null;
}
