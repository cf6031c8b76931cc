import { IconArrowsJoin2 } from '@tabler/icons-react';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import classes from './match-line.module.css';

/** What of a profile is compared; the viewer's own and a marketplace record both have it. */
export interface Matchable {
  id: string;
  focus_areas: string[];
  sdg_goals: string[];
  operating_regions: string[];
}

/** What two members share, each list in the order of the other member's own. */
export interface MatchReasons {
  focusAreas: string[];
  /** Numbers of the Sustainable Development Goals, ascending. */
  sdgs: number[];
  regions: string[];
}

const PAN_INDIA = 'Pan India';

/** Who works in the whole country shares every region of the other. */
function sharedRegions(own: string[], other: string[]): string[] {
  if (own.includes(PAN_INDIA)) return other;
  if (other.includes(PAN_INDIA)) return own;
  return other.filter((region) => own.includes(region));
}

/** What the viewer and another member have in common; null when that is nothing, or both are the same. */
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

const SHOWN = 3;

/** `Education, Livelihood, Sports +2 more` */
export function shortList(entries: (string | number)[], shown = SHOWN): string {
  const rest = entries.length - shown;
  return entries.slice(0, shown).join(', ') + (rest > 0 ? ` +${rest} more` : '');
}

/** Says in one line why a member may be the right partner: what both have in common, and no score. */
export function MatchLine({ reasons }: { reasons: MatchReasons }) {
  const parts = [
    reasons.focusAreas.length > 0 && shortList(reasons.focusAreas),
    reasons.sdgs.length > 0 && `SDG ${shortList(reasons.sdgs, 5)}`.replaceAll(' ', '\u00a0'),
    reasons.regions.length > 0 && shortList(reasons.regions),
  ].filter((part) => part !== false);
  return (
    <p className={classes.match}>
      <IconArrowsJoin2 className={classes.icon} size={18} stroke={1.5} aria-hidden />
      <span>
        <strong className={classes.label}>Match</strong> {parts.join('\u00a0· ')}
      </span>
    </p>
  );
}
