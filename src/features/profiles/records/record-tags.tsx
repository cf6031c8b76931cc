import { TagList } from '#platform/web/ui/tag-list.tsx';
import classes from './record-tags.module.css';

interface RecordTagsProps {
  /** A label, its words, and how many of them are shown (specification part 1, section 9). */
  lists: { label: string; tags: string[]; limit?: number }[];
}

/** Lists of words beside their labels; an empty one is left out. */
export function RecordTags({ lists }: RecordTagsProps) {
  return lists
    .filter(({ tags }) => tags.length > 0)
    .map(({ label, tags, limit }) => (
      <div key={label} className={classes.row}>
        <span className={classes.label} aria-hidden>
          {label}
        </span>
        <TagList tags={tags} label={label} limit={limit} />
      </div>
    ));
}
