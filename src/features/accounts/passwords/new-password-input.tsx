import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { PASSWORD_MIN } from '#platform/contract/fields.ts';
import { PasswordStrengthLine } from './password-strength-line.tsx';

interface NewPasswordInputProps extends PasswordInputProps {
  /** The member's email and organisation, which the password must not contain. */
  avoid?: string[];
}

/** Field for a new password, with its minimum length and strength. */
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
