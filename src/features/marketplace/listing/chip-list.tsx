import classes from './chip-list.module.css';

interface ChipListProps {
  /** What the entries are, for those who do not see where they stand. */
  label: string;
  entries: string[];
  /** How many are shown before "+n more"; all unless told. */
  shown?: number;
}

/** Short words in chips. */
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
