import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './added-list.module.css';

interface AddedListProps {
  /** Accessible name of the list. */
  label: string;
  entries: { text: string; note?: string }[];
  onRemove: (text: string) => void;
}

/** The entries added to a list in a form; each can be removed. */
export function AddedList({ label, entries, onRemove }: AddedListProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {entries.map(({ text, note }) => (
        <li key={text} className={classes.entry}>
          <span className={classes.text}>
            {text} {note && <span className={classes.note}>{note}</span>}
          </span>
          <ActionIcon variant="subtle" size="lg" aria-label={`Remove ${text}`} onClick={() => onRemove(text)}>
            <IconX size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
