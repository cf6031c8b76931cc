import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { MemberField } from '#features/documents/shares/document-share-form.tsx';
import { useMemberSearch } from '#features/marketplace/listing/marketplace.api.ts';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './member-select.module.css';

interface MemberSelectProps extends MemberField {
  withAsterisk?: boolean;
  description?: string;
  /** Beside `onChange`, with the name. */
  onChoose?: (member: { id: string; name: string }) => void;
}

const TYPING_MS = 200;
const SHOWN = 8;
const SEARCH_MAX = 100;

const whoIs = ({ organization_type, location }: MarketplaceProfile) =>
  [ORGANIZATION_TYPE_LABELS[organization_type], location].filter(Boolean).join(' · ');

/** Selects another member by a search like that of the marketplace, which tolerates typos. */
export function MemberSelect({ value, onChange, onChoose, ...props }: MemberSelectProps) {
  const [chosen, setChosen] = useState<MarketplaceProfile | null>(null);
  const ownId = useSession().user?.id;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isSearching = search.length >= 2 && search !== (chosen && memberName(chosen));
  const { data: found = [], isFetching } = useMemberSearch(isSearching ? search : '');
  const data = found.filter(({ id }) => id !== ownId).slice(0, SHOWN);
  const members = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return (
    <Select
      withAsterisk
      description="Type at least two letters of the name"
      placeholder="For example a company"
      searchable
      maxLength={SEARCH_MAX}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the member' }}
      data={members.map((member) => ({ value: member.id, label: memberName(member) }))}
      // The server has already searched; the chosen member stays in the list.
      filter={({ options }) =>
        isSearching
          ? options.filter((one) => !('value' in one) || data.some(({ id }) => id === one.value))
          : options
      }
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        const member = members.find((one) => one.id === id) ?? null;
        setChosen(member);
        if (member) onChoose?.({ id: member.id, name: memberName(member) });
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
      nothingFoundMessage={isSearching && !isFetching ? 'No such member' : undefined}
      {...props}
    />
  );
}
