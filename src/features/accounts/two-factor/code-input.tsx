import { TextInput, type TextInputProps } from '@mantine/core';

/** Where the digits of an authenticator app go: a phone offers its digits, and the code where it knows it. */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={10}
      required
      {...props}
    />
  );
}
