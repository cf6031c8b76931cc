import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { Match } from './match.contract.ts';
import classes from './match-badges.module.css';

const ELIGIBILITY: Record<NonNullable<Match['eligibility']>, [tone: StateTone, words: string]> = {
  eligible: ['good', 'Eligible'],
  not_eligible: ['bad', 'Not eligible'],
  unsure: ['attention', 'Unsure'],
};

/** From these scores on a match counts as good, and as one to look at. */
const GOOD = 70;
const FAIR = 40;

const toneOf = (score: number): StateTone => (score >= GOOD ? 'good' : score >= FAIR ? 'active' : 'neutral');

/** Shows the score of a match and whether CSR money may go there. It takes its room before the match is known. */
export function MatchBadges({ match }: { match: Match | undefined }) {
  const [tone, words] = (match?.eligibility && ELIGIBILITY[match.eligibility]) || [];
  return (
    <p className={classes.badges}>
      {match && <StateBadge tone={toneOf(match.score)}>AI Match {match.score}%</StateBadge>}
      {tone && (
        <StateBadge tone={tone}>
          {words} <span className={classes.long}>for CSR funds</span>
        </StateBadge>
      )}
    </p>
  );
}
