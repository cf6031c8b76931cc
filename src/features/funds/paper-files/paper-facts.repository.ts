import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** What a paper says of an organisation besides its name. */
export interface PartyFacts {
  address: string | null;
  cin: string | null;
  pan: string | null;
  registration: string | null;
  urn_12a: string | null;
  urn_80g: string | null;
  csr_number: string | null;
}

const NOTHING: PartyFacts = {
  address: null,
  cin: null,
  pan: null,
  registration: null,
  urn_12a: null,
  urn_80g: null,
  csr_number: null,
};

/** Finds what papers say of an organisation; nothing of one that has gone. */
export async function findPartyFacts(db: Db, profileId: string | null): Promise<PartyFacts> {
  if (profileId === null) return NOTHING;
  const facts = await db
    .selectFrom('profiles as p')
    .leftJoin('profile_details as d', 'd.id', 'p.id')
    .select([
      sql<
        string | null
      >`nullif(concat_ws(', ', coalesce(p.headquarters_location, p.location), p.headquarters_state), '')`.as(
        'address',
      ),
      'p.corporate_cin as cin',
      'd.pan',
      'd.ngo_registration_number as registration',
      'd.urn_12a',
      'd.urn_80g',
      'd.csr_registration_number as csr_number',
    ])
    .where('p.id', '=', profileId)
    .executeTakeFirst();
  return facts ?? NOTHING;
}

/** Finds the payments of a grant that the NGO confirmed in a period, by day. */
export const findReceipts = (db: Db, grantId: string, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('fund_releases as r')
    .innerJoin('bank_accounts as b', 'b.id', 'r.bank_account_id')
    .select(['r.id', 'r.amount', 'r.utr', 'r.received_on', 'b.bank_name', 'b.ifsc'])
    .select(sql<string>`right(b.account_number, 4)`.as('number_ends'))
    .where('r.grant_id', '=', grantId)
    .where('r.state', '=', 'confirmed')
    .where('r.received_on', '>=', from)
    .where('r.received_on', '<=', to)
    .orderBy('r.received_on')
    .orderBy('r.id')
    .execute();

interface StatementPeriod {
  id: string;
  grant_id: string;
  from: string;
  to: string;
  /** Those, too, that no statement shows yet. */
  withOpen: boolean;
}

/** Finds every expense that a statement shows, by day. */
export const findStatementExpenses = (db: Db, { id, grant_id, from, to, withOpen }: StatementPeriod) =>
  db
    .selectFrom('grant_expenses as e')
    .innerJoin('grant_heads as h', 'h.id', 'e.head_id')
    .select(['e.spent_on', 'e.payee', 'h.name as head', 'e.amount', 'e.share_bp', 'e.charged'])
    .where('e.grant_id', '=', grant_id)
    .where('e.spent_on', '>=', from)
    .where('e.spent_on', '<=', to)
    .where((eb) =>
      withOpen
        ? eb.or([eb('e.utilisation_id', '=', id), eb('e.utilisation_id', 'is', null)])
        : eb('e.utilisation_id', '=', id),
    )
    .orderBy('e.spent_on')
    .orderBy('e.id')
    .execute();

/** Adds up a grant before a financial year and in it, and what was used in it by kind of head. */
export async function sumYear(db: Db, grantId: string, financialYear: string) {
  const { rows } = await sql<{ kind: string; head_kind: string | null; before: number; within: number }>`
    select e.kind, h.kind as head_kind,
      coalesce(sum(e.amount) filter (where e.financial_year < ${financialYear}), 0)::bigint as before,
      coalesce(sum(e.amount) filter (where e.financial_year = ${financialYear}), 0)::bigint as within
    from grant_entries e left join grant_heads h on h.id = e.head_id
    where e.grant_id = ${grantId} and e.kind in ('received', 'interest', 'refunded', 'utilised')
      and e.financial_year <= ${financialYear}
    group by e.kind, h.kind`.execute(db);
  return rows;
}

/** Finds the newest confirmed account of an NGO for this kind of money; null where there is none. */
export async function findAccount(db: Db, profileId: string | null, money: 'domestic' | 'foreign') {
  if (profileId === null) return null;
  const account = await db
    .selectFrom('bank_accounts')
    .select(['bank_name', 'ifsc'])
    .select(sql<string>`right(account_number, 4)`.as('number_ends'))
    .where('profile_id', '=', profileId)
    .where('kind', '=', money === 'foreign' ? 'fcra' : 'domestic')
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return account ?? null;
}
