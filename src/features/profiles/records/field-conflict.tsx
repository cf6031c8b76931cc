import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import classes from './field-conflict.module.css';

type Side = 'theirs' | 'mine';

/** A field that two saves have changed, with both values in words; null if empty. */
interface ConflictingField {
  name: string;
  label: string;
  theirs: string | null;
  mine: string | null;
  /** Label of the other value, if "Saved elsewhere" does not say enough. */
  theirsLabel?: string;
}

interface FieldConflictProps {
  fields: ConflictingField[];
  /** Says where or by whom the other save was made. */
  savedBy?: string;
  /** Called with the names of the fields that keep the other save's value. */
  onChoose: (theirs: string[]) => void;
  onBack: () => void;
}

/** Shows both values of each field that two saves have changed, and asks which to keep. */
export function FieldConflict({
  fields,
  savedBy = 'in another tab or on another device',
  onChoose,
  onBack,
}: FieldConflictProps) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [asked, setAsked] = useState(false);
  const start = useFocusAtStart<HTMLParagraphElement>();
  const open = fields.filter(({ name }) => !choices[name]);
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(fields.map(({ name }) => [name, side])));
  const save = () => {
    if (open.length > 0) return setAsked(true);
    return onChoose(fields.map(({ name }) => name).filter((name) => choices[name] === 'theirs'));
  };
  const one = fields.length === 1;
  return (
    <Stack>
      <p ref={start} tabIndex={-1} className={classes.intro}>
        Since you opened this form, {one ? 'a field' : 'these fields'} that you changed {one ? 'was' : 'were'}{' '}
        saved {savedBy}. Your changes are not saved yet. Choose which value to keep; your other changes are
        kept.
      </p>
      {!one && (
        <Group gap="sm">
          <Button variant="default" size="sm" onClick={() => chooseAll('theirs')}>
            Keep all saved values
          </Button>
          <Button variant="default" size="sm" onClick={() => chooseAll('mine')}>
            Keep all of mine
          </Button>
        </Group>
      )}
      <div className={classes.fields}>
        {fields.map(({ name, label, theirsLabel = 'Saved elsewhere', ...values }) => (
          <fieldset key={name} className={classes.field}>
            <legend>{label}</legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <ChoiceCard
                key={side}
                name={name}
                checked={choices[name] === side}
                onChange={() => setChoices((now) => ({ ...now, [name]: side }))}
              >
                <span>
                  <span className={classes.side}>{side === 'theirs' ? theirsLabel : 'Mine'}</span>
                  <span className={classes.value}>{values[side] ?? 'Nothing'}</span>
                </span>
              </ChoiceCard>
            ))}
          </fieldset>
        ))}
      </div>
      {asked && open.length > 0 && (
        <Alert color="brick" role="alert">
          Please choose a value for: {open.map(({ label }) => label).join(', ')}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm" className={classes.answers}>
        <Button variant="default" onClick={onBack}>
          Back to the form
        </Button>
        <Button onClick={save}>Save my choice</Button>
      </Group>
    </Stack>
  );
}
