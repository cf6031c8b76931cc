import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { PROFILE_FIELD_LABELS } from '#features/profiles/profile/profile-fields.rules.ts';
import {
  type IdentifierName,
  PRIVATE_IDENTIFIERS,
} from '#features/profiles/profile/profile-identifiers.contract.ts';
import { shownIdentifier } from '#features/profiles/profile/profile-identifiers.rules.ts';
import classes from './edit-identifier.module.css';

interface EditIdentifierProps {
  form: ProfileForm;
  name: IdentifierName;
  description: string;
  /** Warnings about values that look odd but may be right. */
  warnings: string[] | undefined;
  /** The stored value; masked until the member clicks Show if it contains a PAN. */
  stored: string | null;
}

const UPPER_CASE = { input: { textTransform: 'uppercase' } } as const;

/** Input for a registration number. */
export function EditIdentifier({ form, name, description, warnings = [], stored }: EditIdentifierProps) {
  const [revealed, setRevealed] = useState(false);
  const isPrivate = (PRIVATE_IDENTIFIERS as readonly string[]).includes(name);
  const { error, ...field } = fieldProps(form, name);
  // A value with an error is shown, so that the member can correct it.
  const hidden = isPrivate && !revealed && !error && stored !== null && form.values[name] === stored;
  return (
    <div>
      {hidden ? (
        <TextInput
          label={field.label}
          data-path={name}
          description={description}
          value={shownIdentifier(name, stored)}
          readOnly
          rightSectionWidth={72}
          rightSection={
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Show: ${PROFILE_FIELD_LABELS[name]}`}
              onClick={() => setRevealed(true)}
            >
              Show
            </Button>
          }
        />
      ) : (
        <TextInput
          description={description}
          autoComplete="off"
          spellCheck={false}
          styles={UPPER_CASE}
          error={error}
          {...field}
        />
      )}
      <div className={classes.warnings} role="status">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
    </div>
  );
}
