import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { COLLABORATION_STATUSES } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { useProgrammeChoices } from './programme.api.ts';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';

const NOTHING_SET = {
  search: null,
  late: null,
  mine: null,
  partner: null,
  place: null,
  year: null,
  status: null,
  all: null,
};

/** Filters of both lists, in the address. */
export function ProgrammeFilters() {
  const { list, filters, all, change } = useProgrammeAddress();
  const { data } = useProgrammeChoices();
  const isSet = Object.keys(filters).length > 0 || 'all' in all;
  return (
    <search className={classes.filters} aria-label="Filter the programme">
      <SearchField
        label="Search"
        placeholder="Title of a project"
        maxLength={100}
        value={filters.search ?? ''}
        onChange={(search) => change({ search })}
      />
      <Choice name="partner" label="Partner" all="All partners" values={data?.partners} />
      <Choice name="place" label="Place" all="All places" values={data?.places} />
      <Choice name="year" label="Financial year" all="All years" values={data?.years} />
      <Choice name="status" label="Status" all="All statuses" values={COLLABORATION_STATUSES} />
      <div className={classes.switches}>
        <Checkbox
          label="Late"
          checked={filters.late === 'true'}
          onChange={(event) => change({ late: event.currentTarget.checked ? 'true' : null })}
        />
        <Checkbox
          label="Mine"
          checked={filters.mine === 'true'}
          onChange={(event) => change({ mine: event.currentTarget.checked ? 'true' : null })}
        />
        {list === 'milestones' && (
          <Checkbox
            label="Completed too"
            checked={'all' in all}
            onChange={(event) => change({ all: event.currentTarget.checked ? 'true' : null })}
          />
        )}
        {isSet && (
          <Button variant="subtle" size="compact-sm" onClick={() => change(NOTHING_SET)}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}

interface ChoiceProps {
  name: 'partner' | 'place' | 'year' | 'status';
  label: string;
  /** Label of the choice that narrows nothing. */
  all: string;
  values: readonly string[] | undefined;
}

function Choice({ name, label, all, values = [] }: ChoiceProps) {
  const { filters, change } = useProgrammeAddress();
  const value = filters[name] ?? '';
  // One of an old link that nobody can choose any more still shows what is filtered.
  const shown = value && !values.includes(value) ? [value, ...values] : values;
  const labelOf = (one: string) =>
    name === 'status' ? one.charAt(0).toUpperCase() + one.slice(1) : name === 'year' ? `FY ${one}` : one;
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: all }, ...shown.map((one) => ({ value: one, label: labelOf(one) }))]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null })}
    />
  );
}
