import { TextInput, type TextInputProps } from '@mantine/core';

/** Field for an authenticator code. Phones show a number pad and can fill in the code. */
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
