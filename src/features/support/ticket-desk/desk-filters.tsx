import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useSupporters } from '#features/support/ticket-queue/ticket-queue.api.ts';
import {
  DESK_STATUSES,
  type DeskFilters as Filters,
} from '#features/support/ticket-queue/ticket-queue.contract.ts';
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_SEARCH_MAX,
  TICKET_STATUS_LABELS,
} from '#features/support/tickets/support-tickets.contract.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { useSession } from '#platform/web/session.tsx';
import classes from './desk-filters.module.css';
import { KIND_LABELS, PRIORITY_LABELS } from './ticket-labels.data.ts';

interface DeskFiltersProps {
  filters: Filters;
  /** Gets what changes; undefined takes a filter away. */
  onChange: (change: Filters) => void;
}

const ANY = { value: '', label: 'Any' };
const STATUS_LABELS = { ...TICKET_STATUS_LABELS, unresolved: 'Not resolved', all: 'All' };

/** Search and filters of the queue. On a phone the filters open on demand. */
export function DeskFilters({ filters, onChange: set }: DeskFiltersProps) {
  const [opened, { toggle }] = useDisclosure();
  const { user } = useSession();
  const supporters = useSupporters();
  const active = Object.entries(filters).filter(([name, value]) => name !== 'search' && value).length;
  const others = (supporters.data ?? []).filter(({ id }) => id !== user?.account_id);
  const choice = (value: string) => (value || undefined) as never;
  return (
    <search className={classes.filters} aria-label="Tickets">
      <div className={classes.search} data-desk-search>
        <SearchField
          label="Search"
          size="sm"
          placeholder="Number, subject, name or email"
          maxLength={TICKET_SEARCH_MAX}
          value={filters.search ?? ''}
          onChange={(search) => set({ search: search || undefined })}
        />
      </div>
      <Button
        className={classes.toggle}
        variant="default"
        leftSection={<IconFilter size={18} stroke={1.5} aria-hidden />}
        aria-expanded={opened}
        onClick={toggle}
      >
        {active === 0 ? 'Filters' : `Filters (${active})`}
      </Button>
      <div className={classes.fields} data-opened={opened || undefined}>
        <NativeSelect
          label="Status"
          size="sm"
          value={filters.status ?? 'unresolved'}
          data={DESK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            set({ status: choice(value === 'unresolved' ? '' : value) })
          }
        />
        <NativeSelect
          label="Assigned to"
          size="sm"
          value={filters.assignee === user?.account_id ? 'me' : (filters.assignee ?? '')}
          data={[
            { value: '', label: 'Anyone' },
            { value: 'me', label: 'Me' },
            { value: 'nobody', label: 'Nobody' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => set({ assignee: choice(value) })}
        />
        <NativeSelect
          label="Category"
          size="sm"
          value={filters.category ?? ''}
          data={[ANY, ...TICKET_CATEGORIES]}
          onChange={({ currentTarget: { value } }) => set({ category: choice(value) })}
        />
        <NativeSelect
          label="Priority"
          size="sm"
          value={filters.priority ?? ''}
          data={[ANY, ...TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))]}
          onChange={({ currentTarget: { value } }) => set({ priority: choice(value) })}
        />
        <NativeSelect
          label="Kind"
          size="sm"
          value={filters.kind ?? ''}
          data={[ANY, ...Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }))]}
          onChange={({ currentTarget: { value } }) => set({ kind: choice(value) })}
        />
        <Checkbox
          className={classes.late}
          label="Only late ones"
          checked={filters.late === 'true'}
          onChange={({ currentTarget: { checked } }) => set({ late: checked ? 'true' : undefined })}
        />
      </div>
    </search>
  );
}
