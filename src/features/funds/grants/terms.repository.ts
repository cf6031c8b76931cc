import { type Insertable, sql } from 'kysely';
import { AppError } from '#platform/contract/errors.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { GrantVersions } from '#platform/server/database/schema.generated.ts';
import type { KeptTerms } from './terms.rules.ts';

const VERSION_COLUMNS = columns('number made_at funder_agreed_at agency_agreed_at');
const TERMS = sql<KeptTerms>`terms`.as('terms');

export const findVersion = (db: Db, grantId: string, number: number) =>
  db
    .selectFrom('grant_versions')
    .select(VERSION_COLUMNS)
    .select(TERMS)
    .where('grant_id', '=', grantId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Finds one page of the versions, newest first; `total` counts all. */
export async function findVersions(
  db: Db,
  grantId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const versions = db.selectFrom('grant_versions').where('grant_id', '=', grantId);
  const [records, { total }] = await Promise.all([
    versions
      .select(VERSION_COLUMNS)
      .select(TERMS)
      .orderBy('number', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    versions.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

export async function insertVersion(
  db: Db,
  version: Omit<Insertable<GrantVersions>, 'terms'> & { terms: KeptTerms },
): Promise<void> {
  await db
    .insertInto('grant_versions')
    .values({ ...version, terms: JSON.stringify(version.terms) })
    .execute();
}

/** A draft has one version: the newest. */
export async function deleteVersions(db: Db, grantId: string): Promise<void> {
  await db.deleteFrom('grant_versions').where('grant_id', '=', grantId).execute();
}

export async function updateAgreement(
  db: Db,
  grantId: string,
  number: number,
  agreed: { funder_agreed_at: Date } | { agency_agreed_at: Date },
): Promise<void> {
  await db
    .updateTable('grant_versions')
    .set(agreed)
    .where('grant_id', '=', grantId)
    .where('number', '=', number)
    .execute();
}

/** What the database refuses of terms that no longer fit to what happened meanwhile. */
const behind = () =>
  new AppError('BEYOND_BUDGET', {
    message: 'Money was asked for or charged meanwhile: heads and tranches must keep at least that.',
  });

/** Makes the heads, tranches, conditions and years of a grant those of the terms. @throws AppError BEYOND_BUDGET. */
export async function storeTerms(db: Db, grantId: string, terms: KeptTerms): Promise<void> {
  const refused = behind();
  const meanings = {
    grant_heads_within_budget: refused,
    grant_tranches_requested_within_amount: refused,
    grant_expenses_head_id_fkey: refused,
    grant_entries_head_id_fkey: refused,
    grant_entries_tranche_id_fkey: refused,
    fund_request_tranches_tranche_id_fkey: refused,
    grant_reallocations_from_head_id_fkey: refused,
    grant_reallocations_to_head_id_fkey: refused,
  };
  await mapConstraints(meanings, async () => {
    await storeYears(db, grantId, terms);
    await storeHeads(db, grantId, terms);
    await storeTranches(db, grantId, terms);
  });
}

async function storeYears(db: Db, grantId: string, { years }: KeptTerms): Promise<void> {
  await db.deleteFrom('grant_years').where('grant_id', '=', grantId).execute();
  await db
    .insertInto('grant_years')
    .values(years.map((year) => ({ grant_id: grantId, ...year })))
    .execute();
}

async function storeHeads(db: Db, grantId: string, { heads }: KeptTerms): Promise<void> {
  await db
    .deleteFrom('grant_heads')
    .where('grant_id', '=', grantId)
    .where(
      'id',
      'not in',
      heads.map(({ id }) => id),
    )
    .execute();
  await db
    .insertInto('grant_heads')
    .values(
      heads.map(({ id, name, kind, amount, unit, rate, quantity }, at) => ({
        id,
        grant_id: grantId,
        place: at + 1,
        name,
        kind,
        amount,
        unit: unit ?? null,
        rate: rate ?? null,
        quantity: quantity ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        place: row.ref('excluded.place'),
        name: row.ref('excluded.name'),
        kind: row.ref('excluded.kind'),
        amount: row.ref('excluded.amount'),
        unit: row.ref('excluded.unit'),
        rate: row.ref('excluded.rate'),
        quantity: row.ref('excluded.quantity'),
      })),
    )
    .execute();
}

async function storeTranches(db: Db, grantId: string, { tranches }: KeptTerms): Promise<void> {
  const kept = tranches.map(({ id }) => id);
  await db.deleteFrom('grant_tranches').where('grant_id', '=', grantId).where('id', 'not in', kept).execute();
  await db
    .insertInto('grant_tranches')
    .values(
      tranches.map(({ id, amount, planned_on }, at) => ({
        id,
        grant_id: grantId,
        number: at + 1,
        amount,
        planned_on,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        number: row.ref('excluded.number'),
        amount: row.ref('excluded.amount'),
        planned_on: row.ref('excluded.planned_on'),
      })),
    )
    .execute();
  const conditions = tranches.flatMap((tranche) =>
    tranche.conditions.map((one, at) => ({
      id: one.id,
      tranche_id: tranche.id,
      place: at + 1,
      kind: one.kind,
      milestone_id: one.milestone_id ?? null,
      percent: one.percent ?? null,
      text: one.text ?? null,
      on_day: one.on ?? null,
      period_from: one.from ?? null,
      period_to: one.to ?? null,
    })),
  );
  const ids = conditions.map(({ id }) => id);
  await db
    .deleteFrom('grant_conditions')
    .where('tranche_id', 'in', kept)
    .$if(ids.length > 0, (others) => others.where('id', 'not in', ids))
    .execute();
  if (conditions.length === 0) return;
  await db
    .insertInto('grant_conditions')
    .values(conditions)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        tranche_id: row.ref('excluded.tranche_id'),
        place: row.ref('excluded.place'),
        kind: row.ref('excluded.kind'),
        milestone_id: row.ref('excluded.milestone_id'),
        percent: row.ref('excluded.percent'),
        text: row.ref('excluded.text'),
        on_day: row.ref('excluded.on_day'),
        period_from: row.ref('excluded.period_from'),
        period_to: row.ref('excluded.period_to'),
      })),
    )
    .execute();
}

/** Finds which of these milestones a collaboration has. */
export async function findMilestoneIds(db: Db, collaborationId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('collaboration_milestones')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** True if the collaboration has the file. */
export async function hasFile(db: Db, collaborationId: string, fileId: string): Promise<boolean> {
  const file = await db
    .selectFrom('collaboration_files')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  return file !== undefined;
}
