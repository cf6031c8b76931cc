import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useMergeTargets } from './people.api.ts';
import { PEOPLE_SEARCH_MAX, type Person, type PersonRow } from './people.contract.ts';
import classes from './people.module.css';

interface MergeTargetProps {
  duplicate: Person;
  /** Id of the chosen member; empty for none. */
  value: string;
  error?: ReactNode;
  onChange: (id: string) => void;
}

const TYPING_MS = 200;

/** Selects the member that is kept, of the same type, by part of a name or an address, or by the id. */
export function MergeTarget({ duplicate, value, error, onChange }: MergeTargetProps) {
  const [chosen, setChosen] = useState<PersonRow | null>(null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isSearching = search.length >= 2 && search !== chosen?.name;
  const { data, isFetching } = useMergeTargets(isSearching ? search : '', duplicate.organization_type);
  const found = (data?.records ?? []).filter(({ id }) => id !== duplicate.id);
  const people = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      // The form finds the field by it, for the focus.
      data-path="into"
      withAsterisk
      label="Organisation that is kept"
      description="Type at least two letters of its name or email address, or its ID"
      searchable
      // The list would cover what is wrong with the field when the form puts the focus there.
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the organisation' }}
      maxLength={PEOPLE_SEARCH_MAX}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has already searched; the chosen member stays in the list.
      filter={({ options }) =>
        isSearching
          ? options.filter((one) => !('value' in one) || found.some(({ id }) => id === one.value))
          : options
      }
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(people.find((one) => one.id === id) ?? null);
        onChange(id ?? '');
      }}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          <span className={classes.note}>{people.find(({ id }) => id === option.value)?.email}</span>
        </span>
      )}
      nothingFoundMessage={isSearching && !isFetching ? 'No such member of this type' : undefined}
      error={error}
    />
  );
}
