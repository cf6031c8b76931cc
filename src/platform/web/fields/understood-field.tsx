import { InputWrapperContext, TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type PropsWithChildren, use, useId, useState } from 'react';
import classes from './understood-field.module.css';

/** Time without typing after which a screen reader says what was understood. */
const TYPING_PAUSE_MS = 700;

export interface UnderstoodFieldProps extends Omit<TextInputProps, 'label' | 'value' | 'onChange'> {
  label: string;
  /** As typed. */
  value?: string;
  onChange: (typed: string) => void;
  /** Text below the empty field. */
  hint?: string;
}

interface Props extends UnderstoodFieldProps {
  /** What was understood, in words; '' for an empty field. */
  meaning: string;
  /** Why it cannot be read; it appears when the field is left. */
  problem?: string;
}

/**
 * Field for a value that is typed as people write it. Shows below what it understood. Letters are typed, so phones show all
 * keys.
 */
export function UnderstoodField(props: Props) {
  const { label, value = '', onChange, onBlur, error, hint, meaning, problem, ...input } = props;
  const [wasTyped, setWasTyped] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const shownError = error ?? (wasLeft ? problem : undefined);
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      label={label}
      value={value}
      error={shownError}
      onChange={(event) => {
        setWasTyped(true);
        setWasLeft(false);
        onChange(event.currentTarget.value);
      }}
      onBlur={(event) => {
        setWasLeft(true);
        onBlur?.(event);
      }}
      inputContainer={(children) => (
        <Understood
          text={meaning || (value.trim() === '' ? hint : undefined)}
          isRead={meaning !== ''}
          hidden={Boolean(shownError)}
          announced={wasTyped ? meaning : ''}
        >
          {children}
        </Understood>
      )}
    />
  );
}

interface UnderstoodProps extends PropsWithChildren {
  /** What the field understood, or its hint. */
  text?: string;
  isRead: boolean;
  hidden: boolean;
  /** What a screen reader says after a pause. */
  announced: string;
}

/** Shows what was understood below an input and makes it part of the input's description. */
function Understood({ text, isRead, hidden, announced, children }: UnderstoodProps) {
  const id = useId();
  const context = use(InputWrapperContext);
  const [said] = useDebouncedValue(announced, TYPING_PAUSE_MS);
  const describedBy = [context?.describedBy, text && !hidden && id].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <InputWrapperContext value={{ ...context, describedBy }}>{children}</InputWrapperContext>
      {!hidden && (
        <p id={id} className={classes.meaning} data-read={isRead || undefined}>
          {text}
        </p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
