import { Button, Checkbox, Drawer, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import type { ResourceChoice } from './resource-choice.hook.ts';
import {
  RESOURCE_AUDIENCES,
  RESOURCE_CATEGORIES,
  RESOURCE_LANGUAGES,
  RESOURCE_SEARCH_MAX,
  RESOURCE_SORT_LABELS,
  RESOURCE_SORTS,
  RESOURCE_TYPE_LABELS,
  RESOURCE_TYPES,
} from './resource-choices.data.ts';
import classes from './resource-filters.module.css';

interface ResourceFiltersProps {
  choice: ResourceChoice;
  onChoose: (change: Partial<ResourceChoice>) => void;
}

const TYPING_MS = 250;
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The filters in the order of the screen: the name in the address, the label, what chooses all, and the values. */
const SELECTS = [
  ['category', 'Category', 'All categories', same(RESOURCE_CATEGORIES)],
  [
    'type',
    'Type',
    'All types',
    RESOURCE_TYPES.map((value) => ({ value, label: RESOURCE_TYPE_LABELS[value] })),
  ],
  ['audience', 'Audience', 'All audiences', same(RESOURCE_AUDIENCES)],
  ['language', 'Language', 'All languages', same(RESOURCE_LANGUAGES)],
  [
    'sdg',
    'SDG goal',
    'All goals',
    SDG_GOALS.map((goal, at) => ({ value: goal as string, label: `${at + 1}. ${goal}` })),
  ],
] as const;

const countChosen = ({ category, type, audience, language, sdg, verified }: ResourceChoice) =>
  [category, type, audience, language, sdg, verified].filter(Boolean).length;

/** Search, order and filters of the library; on a phone the filters are in a drawer. */
export function ResourceFilters({ choice, onChoose }: ResourceFiltersProps) {
  const [opened, { open, close }] = useDisclosure();
  const chosen = countChosen(choice);
  return (
    <search className={classes.filters}>
      <div className={classes.first}>
        <ResourceSearch search={choice.search} onSearch={(search) => onChoose({ search })} />
        <NativeSelect
          label="Sort by"
          value={choice.sort}
          onChange={(event) => onChoose({ sort: event.currentTarget.value as ResourceChoice['sort'] })}
          data={RESOURCE_SORTS.map((value) => ({ value, label: RESOURCE_SORT_LABELS[value] }))}
        />
      </div>
      <Button
        className={classes.opener}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <div className={classes.wide}>
        <Selects choice={choice} onChoose={onChoose} />
      </div>
      <Drawer
        opened={opened}
        onClose={close}
        title="Filters"
        position="bottom"
        size="auto"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <div className={classes.drawer}>
          <Selects choice={choice} onChoose={onChoose} />
          <Button onClick={close}>Show resources</Button>
        </div>
      </Drawer>
    </search>
  );
}

function Selects({ choice, onChoose }: ResourceFiltersProps) {
  return (
    <>
      {SELECTS.map(([name, label, all, data]) => (
        <NativeSelect
          key={name}
          label={label}
          value={choice[name] ?? ''}
          onChange={(event) => onChoose({ [name]: event.currentTarget.value || undefined })}
          data={[{ value: '', label: all }, ...data]}
        />
      ))}
      <Checkbox
        className={classes.verified}
        label="Verified only"
        checked={choice.verified}
        onChange={(event) => onChoose({ verified: event.currentTarget.checked })}
      />
    </>
  );
}

function ResourceSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(text.trim());
  }, TYPING_MS);

  // The address changed otherwise: by "Show all resources", or when the page was loaded.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);

  return (
    <TextInput
      label="Search resources"
      type="search"
      autoComplete="off"
      maxLength={RESOURCE_SEARCH_MAX}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
    />
  );
}
