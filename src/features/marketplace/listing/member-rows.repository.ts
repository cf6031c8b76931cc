import { type RawBuilder, sql } from 'kysely';
import { roleOf } from '#features/profiles/profile/profile-role.rules.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { CONTACT_DETAILS } from './marketplace.contract.ts';
import { COLUMNS, IS_PUBLISHED } from './marketplace.repository.ts';
import { ENOUGH_REQUESTS } from './response-figures.rules.ts';

interface Viewer {
  id: string;
  /** Of the viewer's account: its sign-in address is the email of the own row. */
  accountId: string;
  seesContacts: boolean;
  /** ISO day in India. */
  today: string;
}

const roles = sql.join(
  ORGANIZATION_TYPES.map((type) => sql`when ${sql.lit(type)} then ${sql.lit(roleOf(type, false))}`),
  sql` `,
);

/** As `ratingFigures` and the marketplace round: halves go up. */
const rounded = (value: RawBuilder<unknown>) => sql`floor(${value} + 0.5)`;

const due = sql`(m.requests_answered + m.requests_late)`;

/** What members write in the own profile and read there alone. */
const OWN_COLUMNS = sql.raw(
  [
    ...['headquarters_location', 'public_contact_email', 'public_contact_phone', 'gender'],
    ...['corporate_cin', 'is_listed_entity', 'updated_at'],
  ]
    .map((column) => `own.${column}`)
    .join(', '),
);

/** Selects the ids of the members in the marketplace. */
export const selectPublishedIds = (db: Db) =>
  db.selectFrom('profiles').select('id').where(sql<boolean>`${IS_PUBLISHED}`);

/**
 * Selects the members as `MarketplaceProfile` describes them, and the viewer, with figures that can be compared in the
 * database. What only the own profile says is null in the rows of others.
 */
export function selectMemberRows({ id, accountId, seesContacts, today }: Viewer): RawBuilder<unknown> {
  const shown = (name: string) => (seesContacts ? sql.ref(`m.${name}`) : sql`null::text`);
  const signInAddress = sql`(select a.email from accounts a where a.id = ${accountId}::uuid)`;
  const contacts = CONTACT_DETAILS.map((name) =>
    name === 'email'
      ? sql`case when own.id is null then ${shown(name)} else ${signInAddress} end as email`
      : sql`${shown(name)} as ${sql.ref(name)}`,
  );
  return sql`
    select m.id, case m.organization_type ${roles} end as role, m.full_name, m.organization_name, m.organization_type,
      m.avatar_url, m.short_summary, m.bio, m.skills, m.location, m.headquarters_state, ${sql.join(contacts)},
      m.year_established, m.organization_size, m.operating_regions, m.sdg_goals, m.focus_areas,
      coalesce(m.documents_checked_until >= ${today}::date, false) as verified,
      ${rounded(sql`10.0 * m.ratings_sum / nullif(m.ratings_count, 0)`)} / 10 as rating,
      m.projects_count, m.services_count, m.total_investment,
      case when ${due} >= ${sql.lit(ENOUGH_REQUESTS)} then ${rounded(sql`100.0 * m.requests_answered / ${due}`)}::int end
        as response_rate,
      m.created_at, ${OWN_COLUMNS}, d.version
    from (select ${COLUMNS} from profiles p where ${IS_PUBLISHED} or p.id = ${id}::uuid) m
    left join profiles own on own.id = m.id and own.id = ${id}::uuid
    left join profile_details d on d.id = own.id`;
}
