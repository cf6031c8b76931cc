import type { TextInputProps } from '@mantine/core';
import { CodeInput } from './code-input.tsx';

/** The code beside the password, by which the member shows the second factor too. */
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
