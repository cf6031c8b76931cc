import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { TYPE_OF_FIELD, type TypedField } from '#features/profiles/profile-details.contract.ts';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { WideDialog } from '#platform/web/ui/wide-dialog.tsx';
import { type ProfileField, type ProfileValues, wireValue } from '../profile.form.ts';
import { PROFILE_FIELD_LABELS, shownValue } from '../profile-fields.form.ts';
import classes from './profile-conflict.module.css';

type Side = 'theirs' | 'mine';

interface ProfileConflictProps {
  /** What both saves have changed. */
  fields: ProfileField[];
  /** What another tab or device has stored meanwhile. */
  theirs: Profile;
  mine: ProfileValues;
  /** Called with the fields in which the other save shall stand. */
  onChoose: (theirs: ProfileField[]) => void;
  onClose: () => void;
}

/** Where two saves have changed the same fields: both values of each, and a choice. */
export function ProfileConflict({ fields: all, theirs, mine, onChoose, onClose }: ProfileConflictProps) {
  // Whether the company is listed follows from the CIN: it is no choice of its own.
  const fields = all.filter((field) => field !== 'is_listed_entity' || !all.includes('corporate_cin'));
  const [choices, setChoices] = useState<Partial<Record<ProfileField, Side>>>({});
  const [asked, setAsked] = useState(false);
  const open = fields.filter((field) => !choices[field]);
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(fields.map((field) => [field, side])));
  const save = () => {
    if (open.length > 0) return setAsked(true);
    return onChoose(fields.filter((field) => choices[field] === 'theirs'));
  };
  const shownSide = (field: ProfileField, side: Side) =>
    shownValue(field, side === 'theirs' ? theirs[field] : wireValue(field, mine));

  return (
    <WideDialog opened onClose={onClose} title="Changed in another place" size="44rem">
      <Stack>
        <p>
          Since you opened this form, {fields.length === 1 ? 'a field' : 'these fields'} that you changed{' '}
          {fields.length === 1 ? 'was' : 'were'} saved in another tab or on another device. Nothing of yours
          is stored yet. Choose what shall stand; your other changes are kept.
        </p>
        {fields.length > 1 && (
          <Group gap="sm">
            <Button variant="default" size="sm" onClick={() => chooseAll('theirs')}>
              All saved ones
            </Button>
            <Button variant="default" size="sm" onClick={() => chooseAll('mine')}>
              All of mine
            </Button>
          </Group>
        )}
        <div className={classes.fields}>
          {fields.map((field) => (
            <fieldset key={field} className={classes.field}>
              <legend>{PROFILE_FIELD_LABELS[field]}</legend>
              {(['theirs', 'mine'] as const).map((side) => (
                <label key={side} className={classes.choice}>
                  <input
                    type="radio"
                    name={field}
                    checked={choices[field] === side}
                    onChange={() => setChoices((now) => ({ ...now, [field]: side }))}
                  />
                  <span>
                    <span className={classes.side}>
                      {side === 'theirs' ? theirsLabel(field, mine) : 'Mine'}
                    </span>
                    <span className={classes.value}>{shownSide(field, side) ?? 'Nothing'}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        {asked && open.length > 0 && (
          <Alert color="brick" role="alert">
            Please choose for: {open.map((field) => PROFILE_FIELD_LABELS[field]).join(', ')}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Back to the form
          </Button>
          <Button onClick={save}>Save my choice</Button>
        </Group>
      </Stack>
    </WideDialog>
  );
}

/** A field that my new member type does not have can only stay with the type before. */
function theirsLabel(field: ProfileField, mine: ProfileValues): string {
  const owner = TYPE_OF_FIELD[field as TypedField];
  if (!owner || owner === mine.organization_type) return 'Saved meanwhile';
  return `Saved meanwhile; stay ${ORGANIZATION_TYPE_LABELS[owner]}`;
}
