import { Button, Group } from '@mantine/core';
import { formatTime } from '#platform/contract/dates.ts';
import classes from './their-change.module.css';

/** Names the person who changed a field last, and when. */
export interface Changer {
  /** The person and the organisation; null once both are erased. */
  name: string | null;
  /** ISO instant. */
  at: string;
}

interface Change {
  /** Where that is known. */
  by: Changer | null | undefined;
}

/** A change of a field that the form has taken over. */
interface TakenChange extends Change {
  isTaken: true;
}

/** A change of a field that the member has changed too. */
interface OpenChange extends Change {
  isTaken: false;
  /** Label of the field. */
  label: string;
  /** What another save has made of it, in words; null if it is empty now. */
  value: string | null;
  onUse: () => void;
  onKeep: () => void;
}

/** What another save has done to a field while its form is open. */
export type ChangeBeside = TakenChange | OpenChange;

/** "Asha Rao, Tungavarna Industries changed this at 4:05 pm" */
const wordsOf = (by: Change['by']) =>
  by
    ? `${by.name ?? 'Somebody else'} changed this at ${formatTime(by.at)}`
    : 'Somebody else has just changed this';

/** Says at a field that somebody else has just changed it; where the member has changed it too, with both choices. */
export function TheirChange({ change }: { change: ChangeBeside }) {
  const { by } = change;
  if (change.isTaken) {
    return (
      <p className={classes.note} role="status">
        {wordsOf(by)}.
      </p>
    );
  }
  const { label, value, onUse, onKeep } = change;
  return (
    <section className={classes.note} aria-label={`${label} was changed meanwhile`}>
      <p className={classes.words} role="status">
        {wordsOf(by)} to: <strong>{value ?? 'Nothing'}</strong>
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
