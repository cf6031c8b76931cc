import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { withScheme } from '#platform/contract/fields.ts';

interface UrlInputProps extends Omit<TextInputProps, 'onChange'> {
  /** As a form's `getInputProps` gives it: takes an event or the new value. */
  onChange?: (eventOrValue: unknown) => void;
}

/** The field for a web address; the scheme that people leave out is added when they leave the field. */
export function UrlInput({ onBlur, ...field }: UrlInputProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    if (withScheme(typed) !== typed) field.onChange?.(withScheme(typed));
    onBlur?.(event);
  };
  return (
    <TextInput type="url" inputMode="url" placeholder="https://" maxLength={500} {...field} onBlur={leave} />
  );
}
