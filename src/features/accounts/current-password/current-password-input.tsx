import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** The field for the password as it is, which shows that it is the member who asks. */
export function CurrentPasswordInput(props: PasswordInputProps) {
  return <PasswordInput label="Your password" autoComplete="current-password" required {...props} />;
}
