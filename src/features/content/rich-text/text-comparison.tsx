import classes from './text-comparison.module.css';
import { type ComparedLine, compareTexts } from './text-comparison.rules.ts';

const MARKS = {
  same: null,
  removed: { sign: '−', words: 'Removed: ' },
  added: { sign: '+', words: 'Added: ' },
} as const;

interface TextComparisonProps {
  /** HTML of the older text. */
  older: string;
  /** HTML of the newer text. */
  newer: string;
}

/** What differs between two texts, paragraph by paragraph; what is the same is left out but for its neighbours. */
export function TextComparison({ older, newer }: TextComparisonProps) {
  const lines = compareTexts(older, newer);
  if (lines.every(({ kind }) => kind === 'same'))
    return <p className={classes.none}>The words are the same.</p>;
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => (lines[near]?.kind ?? 'same') !== 'same');
  const shown = lines.map((line, at) => ({ line, at })).filter(({ at }) => isNear(at));
  return (
    <ul className={classes.lines}>
      {shown.map(({ line, at }) => (
        <Line key={at} line={line} />
      ))}
    </ul>
  );
}

function Line({ line: { kind, text } }: { line: ComparedLine }) {
  const mark = MARKS[kind];
  return (
    <li className={classes.line} data-kind={kind}>
      <span className={classes.sign} aria-hidden>
        {mark?.sign}
      </span>
      <span>
        {mark && <span className={classes.unseen}>{mark.words}</span>}
        {text}
      </span>
    </li>
  );
}
