import { NativeSelect } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { PEOPLE_SEARCH_MAX } from '#features/admin/people/people.contract.ts';
import classes from '#features/admin/people/people.module.css';
import { formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS, ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { currentParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { OrganisationActions } from './organisation-actions.tsx';
import { type OrganisationFilters, useOrganisations } from './organisations.api.ts';
import { ORGANISATION_STATES, type Organisation, type OrganisationState } from './organisations.contract.ts';

const STATE_LABELS: Record<OrganisationState, string> = {
  active: 'Active',
  suspended: 'Suspended',
  closing: 'Closing',
};

/** The filters that the address names. */
function filtersOf(params: URLSearchParams): OrganisationFilters {
  const search = params.get('search')?.slice(0, PEOPLE_SEARCH_MAX);
  const state = ORGANISATION_STATES.find((one) => one === params.get('state'));
  const type = ORGANIZATION_TYPES.find((one) => one === params.get('type'));
  return { ...(search && { search }), ...(state && { state }), ...(type && { type }) };
}

/** /admin/organisations: all organisations, with filters in the address; each can be suspended and restored. */
export function OrganisationsPage() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const organisations = useOrganisations(filters, pageOf(params));
  const isFiltered = Object.keys(filters).length > 0;
  const filter = (more: Partial<Record<keyof OrganisationFilters, string>>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...filtersOf(currentParams()), ...more }).filter(([, value]) => Boolean(value)),
      ),
      { replace: true },
    );
  const hrefOf = (page: number) => `?${new URLSearchParams({ ...filters, page: String(page) })}`;
  const total = organisations.data?.pagination.total;
  return (
    <PageBody width="reading">
      <PageHeading title="Organisations">
        Each organisation with its main owner, also those that are suspended or closing. People are suspended
        under People.
      </PageHeading>
      <search className={classes.filters}>
        <div className={classes.search}>
          <SearchField
            label="Search"
            placeholder="Name, email of a person or ID"
            maxLength={PEOPLE_SEARCH_MAX}
            value={filters.search ?? ''}
            onChange={(search) => filter({ search })}
          />
        </div>
        <NativeSelect
          label="State"
          data={[
            { value: '', label: 'All states' },
            ...ORGANISATION_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
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
        {total === undefined
          ? ''
          : `${total.toLocaleString('en-IN')} ${total === 1 ? 'organisation' : 'organisations'}`}
      </p>
      <ReviewList
        what="organisations"
        query={organisations}
        items={organisations.data?.records}
        look="rows"
        height={96}
        empty={{
          title: isFiltered ? 'No organisations with these filters' : 'No organisations yet',
          text: isFiltered ? 'Change or clear the filters.' : 'They appear here once somebody signs up.',
          icon: <IconBuilding size={24} stroke={1.5} aria-hidden />,
        }}
        footer={organisations.data && <Pager pagination={organisations.data.pagination} hrefOf={hrefOf} />}
      >
        {(organisation) => <Row organisation={organisation} />}
      </ReviewList>
    </PageBody>
  );
}

function Row({ organisation }: { organisation: Organisation }) {
  const { name, organization_type, state, joined_at, people, main_owner } = organisation;
  const { suspended_at, suspension_reason, suspended_by_name, deletion_due_at } = organisation;
  return (
    <div className={classes.row}>
      <div className={classes.head}>
        <strong>{name}</strong>
        {suspended_at && <StateBadge tone="bad">Suspended</StateBadge>}
        {!suspended_at && main_owner.suspended_at && (
          <StateBadge tone="bad">Suspended with its main owner</StateBadge>
        )}
        {deletion_due_at && (
          <StateBadge tone="attention">Is erased on {formatInstant(deletion_due_at)}</StateBadge>
        )}
      </div>
      <span className={classes.note}>
        {ORGANIZATION_TYPE_LABELS[organization_type]}
        {state && ` · ${state}`} · {people === 1 ? '1 person' : `${people} people`} · joined on{' '}
        {formatInstant(joined_at)}
      </span>
      <span className={classes.note}>
        Main owner: <Link to={`/admin/people/${main_owner.id}`}>{main_owner.name}</Link>
      </span>
      {suspended_at && (
        <span className={classes.note}>
          Since {formatInstant(suspended_at)} by {suspended_by_name || 'a former admin'}: “{suspension_reason}
          ”
        </span>
      )}
      <div className={classes.actions}>
        <OrganisationActions organisation={organisation} />
      </div>
    </div>
  );
}
