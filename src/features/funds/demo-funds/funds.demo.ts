import { sumOf } from '#features/funds/grants/terms.rules.ts';
import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { dayFrom, daysBefore, demoId } from '#platform/server/demo-records.ts';
import { DEMO_GRANTS, type DemoGrant } from './demo-grants.demo.ts';

const FUNDER = 'tungavarna';
/** The persons of the company and of the demo NGO, other than the owners. */
const MANAGER = demoId('colleague', `${FUNDER}/arvind.hegde`);
const FINANCE = demoId('colleague', `${FUNDER}/imtiaz.sheikh`);
const AGENCY_FINANCE = demoId('colleague', 'aksharvan/anil.kulkarni');
const THOUSAND = 1000;

interface DemoInput {
  now: Date;
  members: { key: string; id: string; name: string }[];
}

/** What the rows of one demo grant are made of. */
interface Made {
  db: Db;
  now: Date;
  demo: DemoGrant;
  id: string;
  funder: string;
  agency: string;
  headIds: string[];
  trancheIds: string[];
}

interface Act {
  key: string;
  noun: 'grant' | 'fund-request' | 'release' | 'utilisation';
  subject: string;
  move: string;
  days: number;
  by: string;
  side: 'funder' | 'agency';
  state?: string;
  amount?: number;
  remark?: string;
}

/** Keeps an act of the story. @returns its id. */
async function act({ db, now, demo, id, ...sides }: Made, one: Act): Promise<string> {
  const actId = demoId('grant-act', `${demo.key}/${one.key}`);
  await db
    .insertInto('grant_acts')
    .values({
      id: actId,
      grant_id: id,
      noun: one.noun,
      subject_id: one.subject,
      move: one.move,
      to_state: one.state ?? null,
      amount: one.amount ?? null,
      remark: one.remark ?? null,
      account_id: one.by,
      profile_id: sides[one.side],
      acted_at: daysBefore(now, one.days, one.key),
    })
    .execute();
  return actId;
}

interface Entry {
  kind: 'agreed' | 'approved' | 'released' | 'received' | 'utilised';
  amount: number;
  head_id?: string;
  tranche_id?: string;
}

const dayBefore = (now: Date, days: number) => dayFrom(now, -days);

async function post(
  { db, now, demo, id }: Made,
  { key, source, actId, days }: { key: string; source: string; actId: string; days: number },
  entries: Entry[],
): Promise<void> {
  const dated_on = dayBefore(now, days);
  for (const [at, entry] of entries.entries()) {
    await db
      .insertInto('grant_entries')
      .values({
        ...entry,
        id: demoId('grant-entry', `${demo.key}/${key}/${at}`),
        grant_id: id,
        dated_on,
        financial_year: financialYearOf(dated_on),
        source_id: source,
        act_id: actId,
        posted_at: daysBefore(now, days, key),
      })
      .execute();
  }
}

/** Stores the terms and the agreement of both sides. */
async function insertGrant(made: Made, collaborationId: string, names: [string, string]): Promise<void> {
  const { db, now, demo, id, headIds, trancheIds } = made;
  const at = daysBefore(now, demo.agreed, demo.key);
  const heads = demo.heads.map(([name, kind, thousands], i) => ({
    id: headIds[i] ?? '',
    name,
    kind,
    amount: thousands * THOUSAND,
  }));
  const tranches = demo.tranches.map(([thousands, planned], i) => ({
    id: trancheIds[i] ?? '',
    amount: thousands * THOUSAND,
    planned_on: dayFrom(now, planned),
    conditions: [],
  }));
  const amount = sumOf(heads);
  const facts = {
    title: demo.title,
    schedule_vii_item: demo.item,
    is_ongoing: demo.tranches.length > 1,
    money: 'domestic' as const,
    pay_by_days: 30,
  };
  const years = [{ financial_year: financialYearOf(dayInIndia(at)), amount }];
  await db
    .insertInto('grants')
    .values({
      ...facts,
      id,
      collaboration_id: collaborationId,
      funder_id: made.funder,
      agency_id: made.agency,
      funder_name: names[0],
      agency_name: names[1],
      amount,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('grant_versions')
    .values({
      grant_id: id,
      number: 1,
      terms: JSON.stringify({ ...facts, years, heads, tranches }),
      made_at: at,
      funder_agreed_at: at,
      agency_agreed_at: at,
    })
    .execute();
  await db
    .insertInto('grant_years')
    .values(years.map((year) => ({ ...year, grant_id: id })))
    .execute();
  await db
    .insertInto('grant_heads')
    .values(heads.map((head, i) => ({ ...head, grant_id: id, place: i + 1 })))
    .execute();
  await db
    .insertInto('grant_tranches')
    .values(tranches.map(({ conditions: _, ...tranche }, i) => ({ ...tranche, grant_id: id, number: i + 1 })))
    .execute();
  const common = { noun: 'grant', subject: id, days: demo.agreed, amount } as const;
  await act(made, { ...common, key: 'added', move: 'added', by: made.agency, side: 'agency' });
  await act(made, { ...common, key: 'agreed', move: 'agreed', by: made.agency, side: 'agency' });
  const agreed = { ...common, key: 'agreed-too', move: 'agreed', state: 'agreed' } as const;
  const actId = await act(made, { ...agreed, by: made.funder, side: 'funder' });
  await post(made, { key: 'agreed', source: id, actId, days: demo.agreed }, [{ kind: 'agreed', amount }]);
  await db.updateTable('grants').set({ state: 'agreed', agreed_version: 1 }).where('id', '=', id).execute();
}

/** Tells the story of one payment, from the request on. */
async function insertPayment(made: Made, payment: DemoGrant['payments'][number], at: number): Promise<void> {
  const { db, now, demo, id } = made;
  const { asked, until, tranche } = payment;
  const key = `payment ${at}`;
  const amount = (demo.tranches[tranche - 1]?.[0] ?? 0) * THOUSAND;
  const trancheId = made.trancheIds[tranche - 1] ?? '';
  const requestId = demoId('fund-request', `${demo.key}/${at}`);
  const created = daysBefore(now, asked, key);
  await db
    .insertInto('fund_requests')
    .values({
      id: requestId,
      grant_id: id,
      number: at + 1,
      amount,
      note: 'The work of this tranche begins next week.',
      created_at: created,
      updated_at: created,
    })
    .execute();
  await db
    .insertInto('fund_request_tranches')
    .values({ request_id: requestId, tranche_id: trancheId, amount })
    .execute();
  const request = { noun: 'fund-request', subject: requestId, amount } as const;
  const move = (set: object) =>
    db
      .updateTable('fund_requests')
      .set({ ...set, updated_at: created })
      .where('id', '=', requestId)
      .execute();
  await move({ state: 'sent' });
  await act(made, {
    ...request,
    key: `${key} sent`,
    move: 'sent',
    state: 'sent',
    days: asked,
    by: made.agency,
    side: 'agency',
  });
  if (until === 'sent') return;
  await move({ state: 'checked', checked_by: FINANCE });
  await act(made, {
    ...request,
    key: `${key} checked`,
    move: 'checked',
    state: 'checked',
    days: asked - 2,
    by: FINANCE,
    side: 'funder',
  });
  const approvedAt = daysBefore(now, asked - 4, key);
  await move({ state: 'approved', approved_by: MANAGER, approved_at: approvedAt });
  const actId = await act(made, {
    ...request,
    key: `${key} approved`,
    move: 'approved',
    state: 'approved',
    days: asked - 4,
    by: MANAGER,
    side: 'funder',
  });
  const posting = { key: `${key} approved`, source: requestId, actId, days: asked - 4 };
  await post(made, posting, [{ kind: 'approved', amount, tranche_id: trancheId }]);
  if (until === 'approved') return;
  await insertRelease(made, { key, at, requestId, trancheId, amount, days: asked - 6, until });
  await move({ state: until === 'bounced' ? 'approved' : until === 'confirmed' ? 'acknowledged' : 'paid' });
}

interface DemoRelease {
  key: string;
  at: number;
  requestId: string;
  trancheId: string;
  amount: number;
  days: number;
  until: 'initiated' | 'confirmed' | 'bounced';
}

async function insertRelease(made: Made, release: DemoRelease): Promise<void> {
  const { db, now, demo, id } = made;
  const { key, at, requestId, trancheId, amount, days, until } = release;
  const releaseId = demoId('fund-release', `${demo.key}/${at}`);
  const created = daysBefore(now, days, key);
  const about = { noun: 'release', subject: releaseId, amount } as const;
  await db
    .insertInto('fund_releases')
    .values({
      id: releaseId,
      grant_id: id,
      request_id: requestId,
      bank_account_id: demoId('bank-account', demo.agency),
      amount,
      method: 'neft',
      source: 'fy_budget',
      prepared_by: FINANCE,
      created_at: created,
      updated_at: created,
    })
    .execute();
  await act(made, {
    ...about,
    key: `${key} prepared`,
    move: 'prepared',
    state: 'prepared',
    days,
    by: FINANCE,
    side: 'funder',
  });
  const move = (set: object) =>
    db.updateTable('fund_releases').set(set).where('id', '=', releaseId).execute();
  await move({ state: 'authorised', authorised_by: MANAGER });
  await act(made, {
    ...about,
    key: `${key} authorised`,
    move: 'authorised',
    state: 'authorised',
    days: days - 1,
    by: MANAGER,
    side: 'funder',
  });
  const utr = `SBIN${demoId('utr', `${demo.key}/${at}`).slice(-12).toUpperCase()}`;
  await move({ state: 'initiated', utr, initiated_on: dayBefore(now, days - 1) });
  await act(made, {
    ...about,
    key: `${key} initiated`,
    move: 'initiated',
    state: 'initiated',
    days: days - 1,
    by: FINANCE,
    side: 'funder',
  });
  if (until === 'bounced') {
    const reason = 'The bank says: the branch has merged, and the IFSC is another one.';
    await move({ state: 'bounced', bounce_reason: reason });
    await act(made, {
      ...about,
      key: `${key} bounced`,
      move: 'bounced',
      state: 'bounced',
      remark: reason,
      days: days - 3,
      by: FINANCE,
      side: 'funder',
    });
  }
  if (until !== 'confirmed') return;
  const received_on = dayBefore(now, days - 2);
  const receipt_year = financialYearOf(received_on);
  const { last_number } = await db
    .insertInto('receipt_numbers')
    .values({ agency_id: made.agency, financial_year: receipt_year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'financial_year'])
        .doUpdateSet((row) => ({ last_number: row('receipt_numbers.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await move({ state: 'confirmed', received_on, receipt_year, receipt_number: last_number });
  await db
    .updateTable('fund_request_tranches')
    .set({ received: amount })
    .where('request_id', '=', requestId)
    .execute();
  const by = demo.agency === 'aksharvan' ? AGENCY_FINANCE : made.agency;
  const actId = await act(made, {
    ...about,
    key: `${key} confirmed`,
    move: 'confirmed',
    state: 'confirmed',
    days: days - 2,
    by,
    side: 'agency',
  });
  await post(made, { key: `${key} confirmed`, source: releaseId, actId, days: days - 2 }, [
    { kind: 'released', amount, tranche_id: trancheId },
    { kind: 'received', amount, tranche_id: trancheId },
  ]);
}

async function insertExpenses({ db, now, demo, id, headIds, agency }: Made): Promise<void> {
  if (demo.expenses.length === 0) return;
  await db
    .insertInto('grant_expenses')
    .values(
      demo.expenses.map(([days, head, payee, thousands], at) => ({
        id: demoId('grant-expense', `${demo.key}/${at}`),
        grant_id: id,
        head_id: headIds[head] ?? '',
        spent_on: dayBefore(now, days),
        payee,
        amount: thousands * THOUSAND,
        entered_by: demo.agency === 'aksharvan' ? AGENCY_FINANCE : agency,
        created_at: daysBefore(now, days - 1, payee),
        updated_at: daysBefore(now, days - 1, payee),
      })),
    )
    .execute();
}

/** Tells the story of one statement of use. */
async function insertStatement(made: Made, statement: DemoGrant['statements'][number], at: number) {
  const { db, now, demo, id, headIds } = made;
  const { from, to, until } = statement;
  const key = `statement ${at}`;
  const statementId = demoId('utilisation', `${demo.key}/${at}`);
  const [period_from, period_to] = [dayBefore(now, from), dayBefore(now, to)];
  const shown = (last: number, first: number) =>
    demo.heads.map((_, head) =>
      sumOf(
        demo.expenses
          .filter(([days, of]) => of === head && days >= last && days <= first)
          .map(([, , , thousands]) => ({ amount: thousands * THOUSAND })),
      ),
    );
  const [used, before] = [shown(to, from), shown(from + 1, Number.POSITIVE_INFINITY)];
  const total = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0);
  const receivedIn = (last: number, first: number) =>
    sumOf(
      demo.payments
        .filter(({ until: came, asked }) => came === 'confirmed' && asked - 8 >= last && asked - 8 <= first)
        .map(({ tranche }) => ({ amount: (demo.tranches[tranche - 1]?.[0] ?? 0) * THOUSAND })),
    );
  const opening = receivedIn(from + 1, Number.POSITIVE_INFINITY) - total(before);
  const received = receivedIn(to, from);
  const content = {
    opening,
    received,
    interest: 0,
    refunded: 0,
    used: total(used),
    committed: 0,
    balance: opening + received - total(used),
    heads: demo.heads.map(([name, , thousands], head) => ({
      id: headIds[head],
      name,
      budget: thousands * THOUSAND,
      used_before: before[head] ?? 0,
      used: used[head] ?? 0,
      left: thousands * THOUSAND - (before[head] ?? 0) - (used[head] ?? 0),
    })),
    expenses: demo.expenses.filter(([days]) => days >= to && days <= from).length,
  };
  const sentAt = daysBefore(now, to - 3, key);
  await db
    .insertInto('utilisations')
    .values({
      id: statementId,
      grant_id: id,
      number: at + 1,
      period_from,
      period_to,
      created_at: sentAt,
      updated_at: sentAt,
    })
    .execute();
  await db
    .updateTable('grant_expenses')
    .set({ utilisation_id: statementId })
    .where('grant_id', '=', id)
    .where('spent_on', '>=', period_from)
    .where('spent_on', '<=', period_to)
    .execute();
  const sent = { content: JSON.stringify(content), round: 1 };
  await db
    .updateTable('utilisations')
    .set({ ...sent, state: 'sent' })
    .where('id', '=', statementId)
    .execute();
  await db
    .insertInto('utilisation_rounds')
    .values({ ...sent, utilisation_id: statementId, sent_at: sentAt })
    .execute();
  const about = { noun: 'utilisation', subject: statementId, amount: content.used } as const;
  await act(made, {
    ...about,
    key: `${key} sent`,
    move: 'sent',
    state: 'sent',
    days: to - 3,
    by: made.agency,
    side: 'agency',
  });
  if (until === 'sent') return;
  const acceptedAt = daysBefore(now, to - 12, key);
  await db
    .insertInto('utilisation_acceptances')
    .values([
      {
        utilisation_id: statementId,
        round: 1,
        part: 'programme',
        account_id: MANAGER,
        accepted_at: acceptedAt,
      },
      {
        utilisation_id: statementId,
        round: 1,
        part: 'finance',
        account_id: FINANCE,
        accepted_at: acceptedAt,
      },
    ])
    .execute();
  await db.updateTable('utilisations').set({ state: 'accepted' }).where('id', '=', statementId).execute();
  const actId = await act(made, {
    ...about,
    key: `${key} accepted`,
    move: 'accepted',
    state: 'accepted',
    days: to - 12,
    by: FINANCE,
    side: 'funder',
  });
  const entries = used.flatMap((amount, head): Entry[] =>
    amount > 0 ? [{ kind: 'utilised', amount, head_id: headIds[head] ?? '' }] : [],
  );
  await post(made, { key: `${key} accepted`, source: statementId, actId, days: to }, entries);
}

/** Inserts the bank accounts of the NGOs, confirmed by a second person and old enough, as money can go there. */
async function insertAccounts(db: Db, { now, members }: DemoInput): Promise<void> {
  const agencies = [...new Set(DEMO_GRANTS.map(({ agency }) => agency))];
  await db
    .insertInto('bank_accounts')
    .values(
      agencies.map((key, at) => {
        const { id, name } = memberOf(members, key);
        const isOwn = key === 'aksharvan';
        return {
          id: demoId('bank-account', key),
          profile_id: id,
          kind: 'domestic' as const,
          holder_name: name,
          account_number: `3029${String(40_118_273 + 7919 * at)}`,
          ifsc: 'SBIN0000454',
          bank_name: 'State Bank of India',
          entered_by: isOwn ? AGENCY_FINANCE : null,
          confirmed_by: isOwn ? id : null,
          confirmed_at: daysBefore(now, 640, key),
          created_at: daysBefore(now, 645, key),
        };
      }),
    )
    .execute();
}

function memberOf(members: DemoInput['members'], key: string) {
  const member = members.find((one) => one.key === key);
  if (!member) throw new Error(`there is no demo member ${key}`);
  return member;
}

/** Inserts the grants of the demo corporate, with what became of them. */
export async function loadFundsDemo(db: Db, input: DemoInput): Promise<void> {
  await insertAccounts(db, input);
  const funder = memberOf(input.members, FUNDER);
  for (const demo of DEMO_GRANTS) {
    const agency = memberOf(input.members, demo.agency);
    const { id: collaborationId } = await db
      .selectFrom('collaborations')
      .select('id')
      .where('title', '=', demo.collaboration)
      .executeTakeFirstOrThrow();
    const made: Made = {
      ...{ db, now: input.now, demo, id: demoId('grant', demo.key) },
      ...{ funder: funder.id, agency: agency.id },
      headIds: demo.heads.map((_, at) => demoId('grant-head', `${demo.key}/${at}`)),
      trancheIds: demo.tranches.map((_, at) => demoId('grant-tranche', `${demo.key}/${at}`)),
    };
    await insertGrant(made, collaborationId, [funder.name, agency.name]);
    for (const [at, payment] of demo.payments.entries()) await insertPayment(made, payment, at);
    await insertExpenses(made);
    for (const [at, statement] of demo.statements.entries()) await insertStatement(made, statement, at);
    if (demo.state !== 'agreed') {
      // Closed from active, as the services do.
      await db.updateTable('grants').set({ state: 'active' }).where('id', '=', made.id).execute();
      await db.updateTable('grants').set({ state: demo.state }).where('id', '=', made.id).execute();
    }
  }
}
