import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { stateAfterMove, stateOfLocation } from '#platform/contract/places.ts';
import { STATES } from '#platform/contract/reference-data.ts';

const FIRST_UNION_TERRITORY = STATES.indexOf('Andaman and Nicobar Islands');

const OPTIONS = [
  { value: '', label: 'Select a state' },
  { group: 'States', items: STATES.slice(0, FIRST_UNION_TERRITORY) },
  { group: 'Union territories', items: STATES.slice(FIRST_UNION_TERRITORY) },
];

/** As a form's `getInputProps` gives them: `onChange` takes an event or the new value. */
type FormField<Props> = Omit<Props, 'value' | 'onChange'> & {
  value?: string;
  onChange?: (eventOrValue: unknown) => void;
};

interface PlaceFieldsProps {
  location: FormField<TextInputProps>;
  /** '' for no state. */
  state: FormField<NativeSelectProps>;
}

/** Fields for a location and its state. The state follows what is written, until the member chooses one. */
export function PlaceFields({ location, state }: PlaceFieldsProps) {
  const [hasChosen, setHasChosen] = useState(
    () => Boolean(state.value) && state.value !== stateOfLocation(location.value),
  );
  const [wasLeft, setWasLeft] = useState(false);
  const isUnknown = wasLeft && !state.value && Boolean(location.value?.trim());
  return (
    <>
      <TextInput
        {...location}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setWasLeft(false);
          location.onChange?.(event);
          state.onChange?.(stateAfterMove(state.value ?? '', typed, hasChosen));
        }}
        onBlur={(event) => {
          setWasLeft(true);
          location.onBlur?.(event);
        }}
      />
      <NativeSelect
        description={
          isUnknown
            ? 'We do not know this place. Please select its state: partners search by state.'
            : 'Filled in from the location where we know it. Partners search by state.'
        }
        data={OPTIONS}
        {...state}
        onChange={(event) => {
          setHasChosen(true);
          state.onChange?.(event);
        }}
      />
    </>
  );
}
