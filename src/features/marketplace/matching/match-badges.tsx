import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { Match } from './match.contract.ts';
import classes from './match-badges.module.css';
import { ELIGIBILITY_WORDS } from './match-words.data.ts';

const TONES: Record<NonNullable<Match['eligibility']>, StateTone> = {
  eligible: 'good',
  not_eligible: 'bad',
  unsure: 'attention',
};

/** From these scores on a match counts as good, and as one to look at. */
const GOOD = 70;
const FAIR = 40;

const toneOf = (score: number): StateTone => (score >= GOOD ? 'good' : score >= FAIR ? 'active' : 'neutral');

/** Shows the score of a match and whether CSR money may go there. It takes its room before the match is known. */
export function MatchBadges({ match }: { match: Match | undefined }) {
  const eligibility = match?.eligibility;
  return (
    <p className={classes.badges}>
      {match && <StateBadge tone={toneOf(match.score)}>AI Match {match.score}%</StateBadge>}
      {eligibility && (
        <StateBadge tone={TONES[eligibility]}>
          {ELIGIBILITY_WORDS[eligibility]} <span className={classes.long}>for CSR funds</span>
        </StateBadge>
      )}
    </p>
  );
}
