import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import {
  VERIFICATION_LEVEL_LABELS,
  VERIFICATION_LEVEL_MEANINGS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { LevelStanding } from './verification.contract.ts';
import classes from './verification-levels.module.css';

const TONES: Record<LevelStanding['state'], StateTone> = {
  standing: 'good',
  suspended: 'attention',
  expired: 'bad',
  ended: 'bad',
  none: 'neutral',
};

const day = (value: string | null) => (value ? formatDay(value) : '');

const WORDS: Record<LevelStanding['state'], (standing: LevelStanding) => string> = {
  standing: ({ valid_until }) => `Valid until ${day(valid_until)}`,
  suspended: () => 'On hold',
  expired: ({ valid_until }) => `Expired on ${day(valid_until)}`,
  ended: () => 'Ended',
  none: () => 'Not yet',
};

/** Label of a level's day. */
const CHECKED: Record<VerificationLevel, string> = {
  1: 'Checked on',
  2: 'Audited on',
  3: 'Last reviewed on',
};

interface VerificationLevelsProps {
  heading: RefObject<HTMLHeadingElement | null>;
  levels: LevelStanding[];
  /** Null for a person whose role cannot ask. */
  onAsk: ((level: VerificationLevel) => void) | null;
}

/** The three levels with their meaning and state, and the button to ask for the next. */
export function VerificationLevels({ heading, levels, onAsk }: VerificationLevelsProps) {
  // One primary action: the lowest level that can be asked for.
  const next = levels.find(({ can_ask }) => can_ask)?.level;
  return (
    <section aria-labelledby="verification-levels">
      <h2 ref={heading} tabIndex={-1} id="verification-levels" className={classes.heading}>
        The three levels
      </h2>
      <ol className={classes.levels}>
        {levels.map((standing) => (
          <li key={standing.level} className={classes.level}>
            <div className={classes.head}>
              <h3 className={classes.title}>
                Level {standing.level}: {VERIFICATION_LEVEL_LABELS[standing.level].toLowerCase()}
              </h3>
              <StateBadge tone={TONES[standing.state]}>{WORDS[standing.state](standing)}</StateBadge>
            </div>
            <p className={classes.meaning}>{VERIFICATION_LEVEL_MEANINGS[standing.level]}</p>
            <Facts standing={standing} />
            {onAsk && standing.can_ask && (
              <Button
                className={classes.ask}
                variant={standing.level === next ? 'filled' : 'default'}
                onClick={() => onAsk(standing.level)}
              >
                {standing.is_renewal ? 'Ask for renewal of' : 'Ask for'} level {standing.level}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Facts({ standing }: { standing: LevelStanding }) {
  const { level, state, checked_on, can_ask, blocked, refused_because } = standing;
  return (
    <>
      {checked_on && (
        <p className={classes.fact}>
          {CHECKED[level]} {formatDay(checked_on)}
          {state === 'suspended' && '. It counts again when the previous level does.'}
        </p>
      )}
      {refused_because && (
        <p className={classes.refused}>
          <strong>Refused last time:</strong> {refused_because}
        </p>
      )}
      {!can_ask && state !== 'standing' && blocked && <p className={classes.fact}>{blocked}</p>}
    </>
  );
}
