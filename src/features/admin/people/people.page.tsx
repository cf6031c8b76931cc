import { Button, NativeSelect } from '@mantine/core';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ORGANIZATION_TYPE_LABELS, ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { currentParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { useExportPeople, usePeople } from './people.api.ts';
import {
  PEOPLE_SEARCH_MAX,
  PERSON_STATES,
  type PeopleFilters,
  type PersonRow,
  type PersonState,
} from './people.contract.ts';
import classes from './people.module.css';
import { PersonBadges } from './person-badges.tsx';

const STATE_LABELS: Record<PersonState, string> = {
  active: 'Active',
  unconfirmed: 'Email not confirmed',
  suspended: 'Suspended',
  merged: 'Merged',
  leaving: 'Leaving',
  closing: 'Closing',
  admin: 'Admins',
};

/** The filters that the address names. */
function filtersOf(params: URLSearchParams): PeopleFilters {
  const search = params.get('search')?.slice(0, PEOPLE_SEARCH_MAX);
  const state = PERSON_STATES.find((one) => one === params.get('state'));
  const type = ORGANIZATION_TYPES.find((one) => one === params.get('type'));
  return { ...(search && { search }), ...(state && { state }), ...(type && { type }) };
}

/** /admin/people: all members, with filters in the address. */
export function PeoplePage() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const people = usePeople(filters, pageOf(params));
  const isFiltered = Object.keys(filters).length > 0;
  const filter = (more: Record<keyof PeopleFilters, string | undefined> | object) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...filtersOf(currentParams()), ...more }).filter(([, value]) => Boolean(value)),
      ),
      { replace: true },
    );
  const hrefOf = (page: number) => `?${new URLSearchParams({ ...filters, page: String(page) })}`;
  const total = people.data?.pagination.total;
  return (
    <PageBody width="reading">
      <PageHeading title="People" action={<ExportButton filters={filters} />}>
        Everybody with an account, colleagues included, also those whose address is not confirmed, who are
        suspended or leaving. A look at one is logged, and the member can see it.
      </PageHeading>
      <search className={classes.filters}>
        <div className={classes.search}>
          <SearchField
            label="Search"
            placeholder="Name, email or ID"
            maxLength={PEOPLE_SEARCH_MAX}
            value={filters.search ?? ''}
            onChange={(search) => filter({ search })}
          />
        </div>
        <NativeSelect
          label="State"
          data={[
            { value: '', label: 'All states' },
            ...PERSON_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
          ]}
          value={filters.state ?? ''}
          onChange={({ currentTarget: { value } }) => filter({ state: value })}
        />
        <NativeSelect
          label="Type"
          data={[
            { value: '', label: 'All types' },
            ...ORGANIZATION_TYPES.map((value) => ({ value, label: ORGANIZATION_TYPE_LABELS[value] })),
          ]}
          value={filters.type ?? ''}
          onChange={({ currentTarget: { value } }) => filter({ type: value })}
        />
      </search>
      <p className={classes.count} role="status">
        {total === undefined ? '' : `${total.toLocaleString('en-IN')} ${total === 1 ? 'person' : 'people'}`}
      </p>
      <ReviewList
        what="members"
        query={people}
        items={people.data?.records}
        look="rows"
        height={76}
        empty={{
          title: isFiltered ? 'No members with these filters' : 'No members yet',
          text: isFiltered ? 'Change or clear the filters.' : 'Members appear here once they sign up.',
          icon: <IconUsers size={24} stroke={1.5} aria-hidden />,
        }}
        footer={people.data && <Pager pagination={people.data.pagination} hrefOf={hrefOf} />}
      >
        {(person) => <Row person={person} />}
      </ReviewList>
    </PageBody>
  );
}

function Row({ person }: { person: PersonRow }) {
  const { id, name, contact_name, email, organization_type, state, joined_at } = person;
  return (
    <div className={classes.row}>
      <div className={classes.head}>
        <Link className={classes.name} to={`/admin/people/${id}`}>
          {name}
        </Link>
        <PersonBadges person={person} />
      </div>
      <span className={classes.note}>{contact_name === name ? email : `${contact_name} · ${email}`}</span>
      <span className={classes.note}>
        {organization_type ? ORGANIZATION_TYPE_LABELS[organization_type] : 'No organisation'}
        {state && ` · ${state}`} · joined on {formatInstant(joined_at)}
      </span>
    </div>
  );
}

function ExportButton({ filters }: { filters: PeopleFilters }) {
  const save = useExportPeople(filters);
  const onError = (error: Error) =>
    showToast({ title: 'Not exported', message: failureText(error, 'Please try again.'), tone: 'error' });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(undefined, { onError })}
    >
      Export as CSV
    </Button>
  );
}
