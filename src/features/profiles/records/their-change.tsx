import { Button, Group } from '@mantine/core';
import classes from './their-change.module.css';

/** A change of a field that the member has changed too. */
interface OpenChange {
  /** Label of the field. */
  label: string;
  /** What another save has made of it, in words; null if it is empty now. */
  value: string | null;
  /** Who has changed it, where that is known. */
  by?: string | null | undefined;
  onUse: () => void;
  onKeep: () => void;
}

/** What another save has done to a field while its form is open; `taken`: the form has taken the new value over. */
export type ChangeBeside = OpenChange | 'taken';

/** Says at a field that somebody else has just changed it; where the member has changed it too, with both choices. */
export function TheirChange({ change }: { change: ChangeBeside }) {
  if (change === 'taken') {
    return (
      <p className={classes.note} role="status">
        Somebody else has just changed this.
      </p>
    );
  }
  const { label, value, by, onUse, onKeep } = change;
  return (
    <section className={classes.note} aria-label={`${label} was changed meanwhile`}>
      <p className={classes.words} role="status">
        {by ?? 'Somebody else'} has just changed this to: <strong>{value ?? 'Nothing'}</strong>
      </p>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={onUse}>
          Use theirs
        </Button>
        <Button variant="default" size="xs" onClick={onKeep}>
          Keep mine
        </Button>
      </Group>
    </section>
  );
}
