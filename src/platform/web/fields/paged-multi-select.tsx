import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNearViewport } from '#platform/web/near-viewport.ts';

const WAIT_MS = 250;

/** A record that can be chosen. */
export interface Choice {
  id: string;
  /** Words that name it in the list and once it is chosen. */
  name: string;
}

/** What is typed into a field that searches, and the words that the server is asked for: those of a pause in typing. */
export function useTypedSearch(max: number) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  return { typed, search, type: (text: string) => setTyped(text.slice(0, max)) };
}

/** True on a phone, where an open list covers what comes after the field. */
const isOnPhone = () => window.matchMedia('(max-width: 48em)').matches;

/** Calls back once its children can be seen in the list. */
function Seen({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const [place, isNear] = useNearViewport<HTMLSpanElement>();
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (isNear) tell();
  }, [isNear]);
  return <span ref={place}>{children}</span>;
}

interface PagedMultiSelectProps<One extends Choice>
  extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'maxValues' | 'filter'> {
  label: string;
  /** The most records that can be chosen. */
  max: number;
  /** Records that were chosen before, so that their names show at once. */
  known: readonly One[];
  search: ReturnType<typeof useTypedSearch>;
  /** The records that the search has found so far. */
  found: readonly One[] | undefined;
  /** Reads the next page; undefined where there is none, or one is being read. */
  readMore: (() => void) | undefined;
  /** Names one that is chosen and is there no longer. */
  goneName: string;
  /** Shown in an empty list, while nothing is typed and after a search. */
  emptyText: { none: string; notFound: string };
  /** Ids of the chosen records. */
  value: string[];
  onChange: (ids: string[], chosen: Choice[]) => void;
}

/**
 * Chooses records of a long list: typing searches all of them, and the end of the list loads more. On a phone the list closes after each
 * choice.
 */
export function PagedMultiSelect<One extends Choice>({
  max,
  known,
  search,
  found,
  readMore,
  goneName,
  emptyText,
  value,
  onChange,
  renderOption,
  ...props
}: PagedMultiSelectProps<One>) {
  const { typed, search: asked, type } = search;
  const [isOpen, list] = useDisclosure();
  const [chosenNames, setChosenNames] = useState(new Map<string, string>());
  const here = new Map((found ?? []).map(({ id, name }) => [id, name] as const));
  const names = new Map([...known.map(({ id, name }) => [id, name] as const), ...chosenNames, ...here]);
  const choiceOf = (id: string) => ({ id, name: names.get(id) ?? goneName });
  const listed = [...new Set([...here.keys(), ...value])].map(choiceOf);
  /** The server has searched whole texts, of which a name may be the beginning. */
  const isHit = (id: string, name: string) => {
    if (typed.trim() === '') return true;
    return (
      here.has(id) && (typed.trim() === asked || name.toLowerCase().includes(typed.trim().toLowerCase()))
    );
  };
  return (
    <MultiSelect
      {...props}
      data={listed.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      maxValues={max}
      dropdownOpened={isOpen}
      onDropdownOpen={list.open}
      onDropdownClose={list.close}
      searchable
      searchValue={typed}
      onSearchChange={type}
      filter={({ options }) => options.filter((one) => 'group' in one || isHit(String(one.value), one.label))}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      nothingFoundMessage={!found ? 'Loading…' : asked ? emptyText.notFound : emptyText.none}
      renderOption={(row) => {
        const words = renderOption ? renderOption(row) : row.option.label;
        return row.option.value === listed.at(-1)?.id && readMore ? (
          <Seen onSeen={readMore}>{words}</Seen>
        ) : (
          words
        );
      }}
      onChange={(ids) => {
        const chosen = ids.map(choiceOf);
        setChosenNames(new Map([...chosenNames, ...chosen.map(({ id, name }) => [id, name] as const)]));
        onChange(ids, chosen);
        if (isOnPhone()) list.close();
      }}
    />
  );
}
