import classes from './tag-list.module.css';

interface TagListProps {
  tags: string[];
  /** Accessible name of the list. */
  label: string;
  /** Shows this many, and how many more there are. */
  limit?: number;
}

/** Words in chips: focus areas, goals, regions. */
export function TagList({ tags, label, limit = tags.length }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={label}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
      {tags.length > limit && <li className={classes.more}>+{tags.length - limit} more</li>}
    </ul>
  );
}
