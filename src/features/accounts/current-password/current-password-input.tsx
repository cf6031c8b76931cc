import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Field for the current password, which proves that the owner is making the change. */
export function CurrentPasswordInput(props: PasswordInputProps) {
  return <PasswordInput label="Your password" autoComplete="current-password" required {...props} />;
}
