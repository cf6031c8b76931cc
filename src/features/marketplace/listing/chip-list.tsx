import classes from './chip-list.module.css';

interface ChipListProps {
  /** Accessible name of the list. */
  label: string;
  entries: string[];
  /** Number of entries before "+n more"; all by default. */
  shown?: number;
}

/** Shows short entries as chips. */
export function ChipList({ label, entries, shown = entries.length }: ChipListProps) {
  const rest = entries.length - shown;
  return (
    <ul className={classes.chips} aria-label={label}>
      {entries.slice(0, shown).map((entry) => (
        <li key={entry} className={classes.chip}>
          {entry}
        </li>
      ))}
      {rest > 0 && <li className={classes.more}>+{rest} more</li>}
    </ul>
  );
}
