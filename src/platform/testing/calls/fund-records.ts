import { addColleague } from '../people/colleagues.ts';
import { callAs, startCollaboration } from '../records.ts';
import { createMember, type TestMember } from '../sign-in.ts';
import type { ApiAnswer, TestApp } from '../test-app.ts';
import type { Call, Scene } from './define-calls.ts';

type Data = ApiAnswer['body'];

/** A day some days from today, as ISO. */
export const someDay = (days = 0): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A grant of ₹10 lakh in two tranches, with `fields` replaced or added. */
export const grantBody = (fields: object = {}) => ({
  title: 'Wells for Gumla',
  schedule_vii_item: 'i',
  is_ongoing: false,
  money: 'domestic',
  years: [{ financial_year: '2026-27', amount: 1_000_000 }],
  heads: [
    { name: 'Wells', kind: 'programme', amount: 700_000 },
    { name: 'Staff', kind: 'people', amount: 200_000 },
    { name: 'Office', kind: 'administration', amount: 100_000 },
  ],
  tranches: [
    { amount: 400_000, planned_on: someDay(-20), conditions: [] },
    { amount: 600_000, planned_on: someDay(60), conditions: [] },
  ],
  ...fields,
});

/** The four people of a grant: on each side one who makes and one who checks. */
export interface GrantPeople {
  funder: TestMember;
  funder2: TestMember;
  agency: TestMember;
  agency2: TestMember;
}

/** Gives an NGO what a payment asks for: the papers, and the check of them. */
export async function giveValidPapers(app: TestApp, { id }: { id: string }): Promise<void> {
  const [given] = await app.sql<{ has: boolean }>(
    `select exists (select from documents where owner_id = $1 and kind = 'fcra') as has`,
    [id],
  );
  for (const kind of given?.has ? [] : ['12a', '80g', 'csr-1', 'fcra']) {
    const name = `private/${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`;
    await app.sql(
      `with file as (insert into files (name, owner_id, media_type, byte_size) values ($1, $2, 'application/pdf', 9) returning name)
        insert into documents (id, owner_id, kind, number, expires_on, file_name, original_name)
        select gen_random_uuid(), $2, $3, null, current_date + 300, name, 'paper.pdf' from file`,
      [name, id, kind],
    );
  }
  await app.sql(
    'update profiles set documents_checked_on = current_date - 9, documents_checked_until = current_date + 200 where id = $1',
    [id],
  );
}

/** Gives an NGO a bank account that two people entered and confirmed three days ago. @returns its id. */
export async function giveBankAccount(
  app: TestApp,
  { id }: { id: string },
  kind: 'domestic' | 'fcra' = 'domestic',
): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into bank_accounts (id, profile_id, kind, holder_name, account_number, ifsc, bank_name, confirmed_at, created_at)
      select gen_random_uuid(), p.id, $2, p.member_name, '00' || floor(random() * 1e9)::bigint, 'SBIN0000691',
        'State Bank of India', now() - interval '3 days', now() - interval '4 days'
      from profiles p where p.id = $1 returning id`,
    [id, kind],
  );
  return row?.id ?? '';
}

/** A company and an NGO that can take money, with two people each, in a collaboration. */
export async function fundPeople(app: TestApp): Promise<GrantPeople & { id: string }> {
  const funder = await createMember(app, { type: 'corporate' });
  const agency = await createMember(app);
  const { id } = await startCollaboration(app, funder, agency);
  const [funder2, agency2] = [
    await addColleague(app, funder, 'manager'),
    await addColleague(app, agency, 'finance'),
  ];
  await giveValidPapers(app, agency);
  await giveBankAccount(app, agency);
  return { id, funder, funder2, agency, agency2 };
}

/** A grant to which both sides have agreed. */
export async function agreedGrant(
  app: TestApp,
  { id, funder, agency }: Pick<GrantPeople, 'funder' | 'agency'> & { id: string },
  fields: object = {},
): Promise<Data> {
  const grant = await callAs(app, funder, 'POST', `/collaborations/${id}/grants`, grantBody(fields));
  await callAs(app, funder, 'POST', `/grants/${grant.id}/agreement`);
  return callAs(app, agency, 'POST', `/grants/${grant.id}/agreement`);
}

/** An approved request for the first tranche of a grant, or the part that is named. */
export async function approvedRequest(
  app: TestApp,
  { funder, funder2, agency }: GrantPeople,
  grant: Data,
  amount = grant.tranches[0].amount,
): Promise<Data> {
  const body = { tranche_ids: [grant.tranches[0].id], amount, note: 'For the wells.' };
  const { id } = await callAs(app, agency, 'POST', `/grants/${grant.id}/fund-requests`, body);
  await callAs(app, agency, 'POST', `/fund-requests/${id}/send`);
  await callAs(app, funder, 'POST', `/fund-requests/${id}/check`);
  return callAs(app, funder2, 'POST', `/fund-requests/${id}/approve`);
}

export const releaseBody = (amount: number) => ({ amount, method: 'NEFT', source: 'fy_budget' });
let utrs = 0;
/** A UTR that no other payment has. */
export function newUtr(): string {
  utrs += 1;
  return `SBIN${Date.now()}${String(utrs).padStart(5, '0')}`;
}

/** A payment of a request that is with the bank. */
export async function initiatedRelease(
  app: TestApp,
  { funder, funder2 }: GrantPeople,
  request: Data,
  amount = request.amount,
): Promise<Data> {
  const path = `/fund-requests/${request.id}/releases`;
  const { id } = await callAs(app, funder, 'POST', path, releaseBody(amount));
  await callAs(app, funder2, 'POST', `/releases/${id}/authorise`);
  const sent = { utr: newUtr(), initiated_on: someDay(-10) };
  return callAs(app, funder, 'POST', `/releases/${id}/initiate`, sent);
}

/** A grant whose first tranche the NGO has. */
export async function paidGrant(
  app: TestApp,
  people: GrantPeople & { id: string },
  fields: object = {},
): Promise<Data> {
  const grant = await agreedGrant(app, people, fields);
  const release = await initiatedRelease(app, people, await approvedRequest(app, people, grant));
  const confirmed = { received_on: someDay(-9) };
  await callAs(app, people.agency, 'POST', `/releases/${release.id}/confirm`, confirmed);
  return callAs(app, people.agency, 'GET', `/grants/${grant.id}`);
}

export const expenseBody = (headId: string, fields: object = {}) => ({
  head_id: headId,
  spent_on: someDay(-5),
  payee: 'Gumla Pumps',
  amount: 50_000,
  ...fields,
});

/** The period of the expenses above. */
export const lastMonth = () => ({ from: someDay(-30), to: someDay(-1) });

/** A grant of the scene's owner on the side that is asked for, whatever kind of member the owner is. */
export async function grantOfOwner(
  { app, owner }: Scene,
  side: 'funder' | 'agency',
  make: (people: GrantPeople & { id: string }) => Promise<Data> = (people) => agreedGrant(app, people),
): Promise<{ grant: Data; people: GrantPeople & { id: string } }> {
  const [own] = await app.sql<{ type: string }>(
    'select organization_type as type from profiles where id = $1',
    [owner.id],
  );
  const isCompany = own?.type === 'corporate';
  const partner = await createMember(app, { type: isCompany ? 'ngo' : 'corporate' });
  const { id } = await startCollaboration(app, owner, partner);
  const [ownSecond, partnerSecond] = [
    await addColleague(app, owner, 'manager'),
    await addColleague(app, partner, 'manager'),
  ];
  const [funder, funder2, agency, agency2] =
    side === 'funder'
      ? [owner, ownSecond, partner, partnerSecond]
      : [partner, partnerSecond, owner, ownSecond];
  const people = { id, funder, funder2, agency, agency2 };
  // Kinds of members decide only who drafts; the sides of what is drafted are the columns of the grant.
  await app.sql(
    `update profiles set organization_type = case when id = $1 then 'corporate' else 'ngo' end
    where id in ($1, $2)`,
    [funder.id, agency.id],
  );
  await giveValidPapers(app, agency);
  await giveBankAccount(app, agency);
  const grant = await make(people);
  await app.sql('update profiles set organization_type = $2 where id = $1', [owner.id, own?.type]);
  return { grant, people };
}

/** The call of a route about an agreed grant of the owner's. */
export const aboutGrant =
  (side: 'funder' | 'agency', body?: (grant: Data) => object) =>
  async (scene: Scene): Promise<Call> => {
    const { grant } = await grantOfOwner(scene, side);
    return { params: { id: grant.id }, ...(body && { body: body(grant) }) };
  };

/** A statement that was sent, of a paid grant of the scene's owner on this side. */
export async function sentStatement(scene: Scene, side: 'funder' | 'agency') {
  const { app } = scene;
  const { grant, people } = await grantOfOwner(scene, side, (all) => paidGrant(app, all));
  await callAs(app, people.agency, 'POST', `/grants/${grant.id}/expenses`, expenseBody(grant.heads[0].id));
  const path = `/grants/${grant.id}/utilisations`;
  const { id } = await callAs(app, people.agency, 'POST', path, lastMonth());
  await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`);
  return { params: { id: String(id) } };
}
