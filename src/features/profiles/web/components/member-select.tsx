import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { DocumentRecipient } from '#features/profiles/documents.contract.ts';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import { useDocumentRecipients } from '../documents.api.ts';
import classes from './member-select.module.css';

const TYPING_MS = 200;

interface MemberSelectProps {
  label: string;
  /** The id of the chosen member, or ''. */
  value?: string;
  onChange?: (id: string) => void;
  error?: ReactNode;
}

const whoIs = ({ organization_type, location }: DocumentRecipient) =>
  [ORGANIZATION_TYPE_LABELS[organization_type as OrganizationType], location].filter(Boolean).join(' · ');

/** Finds one other member by name. */
export function MemberSelect({ value, onChange, ...props }: MemberSelectProps) {
  const [chosen, setChosen] = useState<DocumentRecipient | null>(null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isSearching = search.length >= 2 && search !== chosen?.name;
  const { data = [], isFetching } = useDocumentRecipients(isSearching ? search : '');
  const members = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return (
    <Select
      withAsterisk
      description="Type two letters of the name, or more"
      placeholder="For example a company"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the member' }}
      data={members.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has searched already; the one who is chosen stays known.
      filter={({ options }) =>
        isSearching
          ? options.filter((one) => !('value' in one) || data.some(({ id }) => id === one.value))
          : options
      }
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(members.find((member) => member.id === id) ?? null);
        onChange?.(id ?? '');
      }}
      renderOption={({ option }) => {
        const member = members.find(({ id }) => id === option.value);
        return (
          <span className={classes.member}>
            {option.label}
            <span className={classes.who}>{member && whoIs(member)}</span>
          </span>
        );
      }}
      nothingFoundMessage={isSearching && !isFetching ? 'No member has this name' : undefined}
      {...props}
    />
  );
}
