import { type LawRow, NOT_LAW } from '#features/compliance/engine/law.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';

export const NO_ADVICE = 'This is research, not legal advice.';

export const MARK_WORDS: Record<LawRow['mark'], string> = {
  V: 'Read in the law, or in several sources that agree',
  S: 'From one other source',
  U: 'Not verified',
};

/** When a rule is in force, in words. */
export function validity({ valid_from, valid_to, scenario }: LawRow): string {
  if (valid_from === null || scenario !== 'law') return NOT_LAW;
  return valid_to ? `${formatDay(valid_from)} to ${formatDay(valid_to)}` : `since ${formatDay(valid_from)}`;
}
