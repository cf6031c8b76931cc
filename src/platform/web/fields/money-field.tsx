import { InputWrapperContext, TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type PropsWithChildren, use, useId, useState } from 'react';
import { formatRupeesInWords } from '#platform/contract/money.ts';
import { type MoneyUnit, readRupees, rupeesText } from '#platform/contract/money-reading.ts';
import classes from './money-field.module.css';

/** Time without typing after which a screen reader says the amount. */
const TYPING_PAUSE_MS = 700;
const SYMBOL_WIDTH = 32;
const UNIT_WIDTH = 64;

interface MoneyFieldProps extends Omit<TextInputProps, 'label' | 'value' | 'onChange'> {
  label: string;
  /** The amount as typed; `readRupees` reads it. */
  value?: string;
  onChange: (typed: string) => void;
  /** Text below the empty field. */
  hint?: string;
  /** Unit of a figure without a word; rupees by default. */
  unit?: MoneyUnit;
}

const hasLetters = (typed: string) => /[a-z]/i.test(typed);

/**
 * Field for an amount of whole rupees, typed as people write it, `35 lakh` or `35,00,000`. Shows below what it
 * understood; what it cannot read is an error when the field is left. Letters are typed, so phones show all keys.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, value = '', onChange, onBlur, error, hint, unit = 'rupee', ...input } = props;
  const [wasTyped, setWasTyped] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const read = readRupees(value, label, unit);
  const meaning = 'rupees' in read && read.rupees !== null ? formatRupeesInWords(read.rupees) : '';
  const shownError = error ?? (wasLeft && 'error' in read ? read.error : undefined);
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      label={label}
      value={value}
      error={shownError}
      leftSection={<span aria-hidden>₹</span>}
      leftSectionWidth={SYMBOL_WIDTH}
      rightSection={unit === 'crore' && !hasLetters(value) && <span className={classes.unit}>crore</span>}
      rightSectionWidth={UNIT_WIDTH}
      onChange={(event) => {
        setWasTyped(true);
        setWasLeft(false);
        onChange(event.currentTarget.value);
      }}
      onBlur={(event) => {
        setWasLeft(true);
        // A figure in rupees gets its grouping; words stay as they were typed.
        const grouped =
          unit === 'rupee' && 'rupees' in read && !hasLetters(value) ? rupeesText(read.rupees) : value;
        if (grouped !== value) onChange(grouped);
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
