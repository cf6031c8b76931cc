import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { PASSWORD_MIN } from '#platform/contract/fields.ts';
import { PasswordStrengthLine } from './password-strength-line.tsx';

interface NewPasswordInputProps extends PasswordInputProps {
  /** What the member has told of themselves (email, organisation), which must not be the password. */
  avoid?: string[];
}

/** The field for a password to be: the minimum length, and how strong the typed one is. */
export function NewPasswordInput({ avoid = [], onFocus, onChange, ...field }: NewPasswordInputProps) {
  const [focused, setFocused] = useState(false);
  const [typed, setTyped] = useState(String(field.value ?? field.defaultValue ?? ''));
  return (
    <div>
      <PasswordInput
        description={`At least ${PASSWORD_MIN} characters.`}
        autoComplete="new-password"
        required
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
        {...field}
      />
      <PasswordStrengthLine password={typed} avoid={avoid} wanted={focused} />
    </div>
  );
}
