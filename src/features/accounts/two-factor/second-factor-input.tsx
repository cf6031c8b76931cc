import type { TextInputProps } from '@mantine/core';
import { CodeInput } from './code-input.tsx';

/** Field for the code of the second factor, next to the password. */
export function SecondFactorInput(props: TextInputProps) {
  return (
    <CodeInput
      label="Code"
      description="From your authenticator app, or a recovery code."
      inputMode="text"
      maxLength={40}
      {...props}
    />
  );
}
