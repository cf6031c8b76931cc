import { IconArrowsJoin2 } from '@tabler/icons-react';
import classes from './match-line.module.css';
import type { MatchReasons } from './match-reasons.rules.ts';

const SHOWN = 3;

/** `Education, Livelihood, Sports +2 more` */
export function shortList(entries: (string | number)[], shown = SHOWN): string {
  const rest = entries.length - shown;
  return entries.slice(0, shown).join(', ') + (rest > 0 ? ` +${rest} more` : '');
}

/** Shows in one line what two members have in common. */
export function MatchLine({ reasons }: { reasons: MatchReasons }) {
  const parts = [
    reasons.focusAreas.length > 0 && shortList(reasons.focusAreas),
    reasons.sdgs.length > 0 && `SDG ${shortList(reasons.sdgs, 5)}`.replaceAll(' ', '\u00a0'),
    reasons.regions.length > 0 && shortList(reasons.regions),
  ].filter((part) => part !== false);
  return (
    <p className={classes.match}>
      <IconArrowsJoin2 className={classes.icon} size={18} stroke={1.5} aria-hidden />
      <span className={classes.parts}>
        <strong className={classes.label}>Match</strong> {parts.join('\u00a0· ')}
      </span>
    </p>
  );
}
