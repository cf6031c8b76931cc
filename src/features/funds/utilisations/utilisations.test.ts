import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIDES } from '#features/funds/moves/moves.rules.ts';
import {
  agreedGrant,
  expenseBody,
  fundPeople,
  type GrantPeople,
  giveBankAccount,
  giveValidPapers,
  grantBody,
  lastMonth,
  paidGrant,
  someDay,
} from '#platform/testing/calls/fund-records.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { UTILISATION_MOVES, UTILISATION_STATES, UTILISATION_TABLE } from './utilisation-moves.rules.ts';

let app: TestApp;
let people: GrantPeople & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  people = await fundPeople(app);
});
afterAll(() => app.stop());

const send = (by: TestMember, method: string, path: string, body?: object) =>
  app.request(method, path, { token: by.token, body });
const ledger = (id: string, by = people.funder) => callAs(app, by, 'GET', `/grants/${id}/ledger`);
const spend = (grant: { id: string; heads: { id: string }[] }, fields: object = {}, by = people.agency) =>
  callAs(app, by, 'POST', `/grants/${grant.id}/expenses`, expenseBody(grant.heads[0]?.id ?? '', fields));
const statement = (id: string, period: object = lastMonth()) =>
  callAs(app, people.agency, 'POST', `/grants/${id}/utilisations`, period);

describe('expenses', () => {
  test('are entered, paged, changed and deleted until they are in a statement that was sent', async () => {
    const grant = await paidGrant(app, people);
    const made = await spend(grant, { amount: 90_000, share_percent: 33.33 });
    expect(made).toMatchObject({ charged: 29_997, share_percent: 33.33, is_changeable: true, bill: null });
    const path = `/grants/${grant.id}/expenses`;
    expect(
      await callAs(app, people.agency, 'PATCH', `${path}/${made.id}`, { share_percent: 50 }),
    ).toMatchObject({ charged: 45_000 });
    const other = await spend(grant);
    await callAs(app, people.agency, 'DELETE', `${path}/${other.id}`);
    const { id } = await statement(grant.id);
    const list = (by: TestMember) => callAs(app, by, 'GET', `${path}?pageSize=1`);
    expect(await list(people.funder)).toMatchObject({ records: [], pagination: { total: 0 } });
    await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`);
    expect(await list(people.funder)).toMatchObject({
      records: [{ id: made.id, is_changeable: false }],
      pagination: { total: 1 },
    });
    expectFailure(
      await send(people.agency, 'PATCH', `${path}/${made.id}`, { amount: 1 }),
      'EXPENSE_REPORTED',
    );
    expectFailure(await send(people.agency, 'DELETE', `${path}/${made.id}`), 'EXPENSE_REPORTED');
    await expect(app.sql(`update grant_expenses set payee = 'X' where id = '${made.id}'`)).rejects.toThrow(
      'in a statement that was sent',
    );
  });

  test('are no more than the head has, also of many at once', async () => {
    const grant = await agreedGrant(app, people);
    const head = grant.heads[2].id;
    const path = `/grants/${grant.id}/expenses`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        send(people.agency, 'POST', path, expenseBody(head, { amount: 30_000 })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expectFailure(
      await send(people.agency, 'POST', path, expenseBody(head, { amount: 10_001 })),
      'BEYOND_BUDGET',
      'The head “Office” has ₹10,000 left.',
    );
    const [row] = await app.sql<{ charged: string }>('select charged from grant_heads where id = $1', [head]);
    expect(Number(row?.charged)).toBe(90_000);
  });

  test('charge a bill once over all grants of the NGO, also of another company', async () => {
    const grant = await agreedGrant(app, people);
    const company = await createMember(app, { type: 'corporate' });
    const { id } = await startCollaboration(app, company, people.agency);
    const other = await agreedGrant(app, { id, funder: company, agency: people.agency });
    const bill = async (text: string) => sendUpload(app, people.agency, samplePdf([text]), 'bill.pdf');
    const first = await spend(grant, { share_percent: 60, bill_file_id: await bill('Pump 1') });
    expect(first.bill).toMatchObject({ name: 'bill.pdf', media_type: 'application/pdf' });
    const path = `/grants/${other.id}/expenses`;
    const head = other.heads[0].id;
    const again = await bill('Pump 1');
    const answer = await send(
      people.agency,
      'POST',
      path,
      expenseBody(head, { share_percent: 41, bill_file_id: again }),
    );
    expectFailure(answer, 'BILL_CHARGED_ELSEWHERE', 'This bill is charged for 60 % already: 40 % is left.');
    expect(answer.body.error.details).toEqual({ share_left: 40 });
    await callAs(
      app,
      people.agency,
      'POST',
      path,
      expenseBody(head, { share_percent: 40, bill_file_id: again }),
    );
    // The same file in the workspace is the same bill.
    const file = await callAs(app, people.agency, 'POST', `/collaborations/${people.id}/files`, {
      upload_id: await bill('Pump 1'),
    });
    expectFailure(
      await send(
        people.agency,
        'POST',
        `/grants/${grant.id}/expenses`,
        expenseBody(grant.heads[0].id, { bill_file_id: file.id }),
      ),
      'BILL_CHARGED_ELSEWHERE',
      'This bill is charged in full already.',
    );
    const downloaded = await send(people.agency, 'GET', `/grants/${grant.id}/expenses/${first.id}/bill`);
    expect(downloaded.headers.get('content-type')).toBe('application/pdf');
    expectFailure(
      await send(people.funder, 'GET', `/grants/${grant.id}/expenses/${first.id}/bill`),
      'EXPENSE_NOT_FOUND',
    );
  });

  test('find a bill again that was photographed anew, or is another file with the same day, payee and amount', async () => {
    const grant = await agreedGrant(app, people);
    const [head] = grant.heads;
    const svg = (words: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="560"><rect width="100%" height="100%" fill="#fff"/>${words}</svg>`;
    const words = Array.from(
      { length: 24 },
      (_, at) =>
        `<rect x="${40 + ((at * 53) % 160)}" y="${40 + at * 20}" width="${60 + ((at * 37) % 150)}" height="9"/>`,
    ).join('');
    const photo = async (edge: number, quality: number) => {
      const drawn = sharp(Buffer.from(svg(words)));
      const bytes = await drawn
        .extract({ left: edge, top: edge, width: 400 - 2 * edge, height: 560 - 2 * edge })
        .jpeg({ quality })
        .toBuffer();
      return sendUpload(app, people.agency, bytes, 'bill.jpg');
    };
    const post = (fields: object) =>
      send(
        people.agency,
        'POST',
        `/grants/${grant.id}/expenses`,
        expenseBody(head.id, { amount: 7_431, ...fields }),
      );
    await spend(grant, {
      amount: 7_431,
      share_percent: 70,
      payee: 'Likha Stores',
      bill_file_id: await photo(0, 90),
    });
    const other = { payee: 'LIKHA', spent_on: someDay(-8), share_percent: 40 };
    const again = await post({ ...other, bill_file_id: await photo(14, 50) });
    expectFailure(
      again,
      'BILL_CHARGED_ELSEWHERE',
      'This looks like a bill that is charged for 70 % already: 30 % is left. If it is another one, say why.',
    );
    expect(again.body.error.details).toMatchObject({ share_left: 30, is_likely: true });
    const shared = await post({ ...other, share_percent: 30, bill_file_id: await photo(14, 50) });
    expect(shared.body.data).toMatchObject({ charged_elsewhere_percent: 70 });
    const reason = 'The shop gave two bills for two visits.';
    const apart = await post({ ...other, bill_file_id: await photo(12, 55), other_bill_reason: reason });
    expect(apart.body.data).toMatchObject({ charged_elsewhere_percent: 0, other_bill_reason: reason });
    // No pictures, other bytes: day, amount and the payee, written otherwise, agree.
    const pdf = async (text: string) => sendUpload(app, people.agency, samplePdf([text]), 'bill.pdf');
    await post({ amount: 811, payee: 'M/s Gumla Pumps Pvt. Ltd.', bill_file_id: await pdf('A') });
    const typed = await post({ amount: 811, payee: 'GUMLA-PUMPS', bill_file_id: await pdf('B') });
    expect(typed.body.error).toMatchObject({ code: 'BILL_CHARGED_ELSEWHERE', details: { share_left: 0 } });
    expect((await post({ amount: 811, payee: 'Ranchi Pumps', bill_file_id: await pdf('C') })).status).toBe(
      201,
    );
  });

  test('of two at once that charge the same bill one wins', async () => {
    const grant = await agreedGrant(app, people);
    const uploads = [
      await sendUpload(app, people.agency, samplePdf(['Twice']), 'a.pdf'),
      await sendUpload(app, people.agency, samplePdf(['Twice']), 'b.pdf'),
    ];
    const answers = await Promise.all(
      uploads.map((bill_file_id, at) =>
        send(
          people.agency,
          'POST',
          `/grants/${grant.id}/expenses`,
          expenseBody(grant.heads[at].id, { bill_file_id, amount: 41_000 }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('name the wrong field', async () => {
    const grant = await agreedGrant(app, people);
    const path = `/grants/${grant.id}/expenses`;
    const head = grant.heads[0].id;
    expectWrongField(
      await send(people.agency, 'POST', path, expenseBody(crypto.randomUUID())),
      'head_id',
      'Please select a head of this grant',
    );
    expectWrongField(
      await send(people.agency, 'POST', path, expenseBody(head, { spent_on: someDay(3) })),
      'spent_on',
      'This day is still to come',
    );
    expectWrongField(
      await send(people.agency, 'POST', path, expenseBody(head, { bill_file_id: crypto.randomUUID() })),
      'bill_file_id',
      'This file is no longer here. Please choose it again.',
    );
    expectFailure(await send(people.funder, 'POST', path, expenseBody(head)), 'OTHER_SIDE');
  });
});

describe('a statement', () => {
  test('is drafted from the expenses, sent, returned, and accepted by two persons, who post it', async () => {
    const grant = await paidGrant(app, people);
    await spend(grant, { amount: 150_000 });
    await spend({ ...grant, heads: [grant.heads[1]] }, { amount: 50_000 });
    await spend(grant, { amount: 999, spent_on: someDay(-40) });
    const { id, content } = await statement(grant.id);
    expect(content).toMatchObject({
      opening: 0,
      received: 400_000,
      used: 200_000,
      committed: 999,
      balance: 200_000,
      expenses: 2,
    });
    expectFailure(await send(people.funder, 'GET', `/utilisations/${id}`), 'UTILISATION_NOT_FOUND');
    await callAs(app, people.agency2, 'POST', `/utilisations/${id}/send`);
    expectWrongField(
      await send(people.funder, 'POST', `/utilisations/${id}/return`, {}),
      'remark',
      'Please say what should be changed',
    );
    await callAs(app, people.funder, 'POST', `/utilisations/${id}/return`, { remark: 'Which pump?' });
    await spend(grant, { amount: 10_000 });
    expect(await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`)).toMatchObject({
      state: 'sent',
      round: 2,
      content: { used: 210_000 },
    });
    expect(await callAs(app, people.funder, 'POST', `/utilisations/${id}/accept`)).toMatchObject({
      state: 'sent',
      acceptances: [{ part: 'programme' }],
    });
    expectFailure(await send(people.funder, 'POST', `/utilisations/${id}/accept`), 'SAME_PERSON');
    expect((await ledger(grant.id)).utilised).toBe(0);
    expect(await callAs(app, people.funder2, 'POST', `/utilisations/${id}/accept`)).toMatchObject({
      state: 'accepted',
    });
    expect(await ledger(grant.id)).toMatchObject({
      received: 400_000,
      utilised: 210_000,
      balance_with_agency: 190_000,
      heads: [{ utilised: 160_000, left: 540_000 }, { utilised: 50_000 }, { utilised: 0 }],
      tranches: [{ state: 'settled' }, { state: 'requestable', blocked_by: [] }],
    });
  });

  test('shows no more than was received', async () => {
    const grant = await agreedGrant(app, people);
    await spend(grant);
    const { id } = await statement(grant.id);
    const answer = await send(people.agency, 'POST', `/utilisations/${id}/send`);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'BEYOND_BUDGET' } } });
    expect((await callAs(app, people.agency, 'GET', `/utilisations/${id}`)).state).toBe('draft');
  });

  test.each(SIDES)('is moved by the %s only as the table says', async (side) => {
    const grant = await paidGrant(app, people);
    const { id } = await statement(grant.id);
    const by = side === 'funder' ? people.funder : people.agency;
    for (const state of UTILISATION_STATES) {
      for (const move of UTILISATION_MOVES) {
        if (UTILISATION_TABLE.some((one) => one.from === state && one.move === move && one.by === side))
          continue;
        await app.sql('update utilisations set state = $2 where id = $1', [id, state]);
        const { status } = await send(by, 'POST', `/utilisations/${id}/${move}`, { remark: 'Why.' });
        const never = !UTILISATION_TABLE.some((one) => one.move === move && one.by === side);
        const hidden = side === 'funder' && state === 'draft';
        expect(status, `${move} from ${state}`).toBe(hidden ? 404 : never ? 403 : 409);
      }
    }
  });
});

describe('papers', () => {
  /** Downloads a paper. @returns its media type, file name and bytes. */
  async function paper(by: TestMember, path: string, method = 'GET', body?: object) {
    const response = await fetch(`${app.url}/service/api${path}`, {
      method,
      headers: { authorization: `Bearer ${by.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, path).toBe(200);
    return {
      type: response.headers.get('content-type'),
      name: decodeURIComponent(response.headers.get('content-disposition') ?? ''),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }

  test('of a statement are the same entries as PDF and XLSX, with a code that anyone can check', async () => {
    const grant = await paidGrant(app, people);
    await spend(grant, { amount: 150_000, payee: '=HYPERLINK("x")' });
    const { id, code: none } = await statement(grant.id);
    expect(none).toBeNull();
    await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`);
    const { code, from, to } = await callAs(app, people.funder, 'GET', `/utilisations/${id}`);
    expect(code).toMatch(/^[0-9A-F]{12}$/);
    const pdf = await paper(people.funder, `/utilisations/${id}/statement`);
    expect([pdf.type, pdf.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    const xlsx = await paper(people.agency, `/utilisations/${id}/statement?format=xlsx`);
    expect(xlsx.name).toContain('.xlsx');
    const checked = await app.request('GET', `/utilisation/${code.toLowerCase().match(/.{4}/g).join('-')}`);
    const { funder, agency } = grant;
    expect(checked.body.data).toEqual({
      is_genuine: true,
      funder: funder.name,
      agency: agency.name,
      from,
      to,
      total: 150_000,
    });
    await callAs(app, people.funder, 'POST', `/utilisations/${id}/return`, { remark: 'Which pump?' });
    for (const unknown of [code, 'ABCDEF123456', "'--"])
      expectFailure(await app.request('GET', `/utilisation/${encodeURIComponent(unknown)}`), 'CODE_UNKNOWN');
    const links = await send(people.agency, 'POST', `/utilisations/${id}/practitioner-links`);
    expectFailure(links, 'STATEMENT_NOT_SENT');
  });

  test('a chartered accountant confirms a statement by a link, with membership number and UDIN', async () => {
    const grant = await paidGrant(app, people);
    await spend(grant);
    const { id } = await statement(grant.id);
    await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`);
    const links = `/utilisations/${id}/practitioner-links`;
    expectFailure(await send(people.funder, 'POST', links), 'OTHER_SIDE');
    const { link } = await callAs(app, people.agency2, 'POST', links);
    const token = new URL(link).hash.slice(1);
    const open = () => app.request('POST', '/practitioner-reports/openings', { body: { token } });
    expect((await open()).body.data).toMatchObject({
      agency: grant.agency.name,
      content: { used: 50_000 },
      udin: null,
    });
    const confirm = (fields: object) =>
      app.request('POST', '/practitioner-reports/confirmations', {
        body: { token, membership_number: '123456', udin: '26123456ABCDEF0001', ...fields },
      });
    expectWrongField(
      await confirm({ udin: '26654321ABCDEF0001' }),
      'udin',
      'The digits 3 to 8 of a UDIN are the membership number. Please check both.',
    );
    const done = await confirm({ udin: ' 26123456abcdef0001' });
    expect(done.body.data).toMatchObject({ membership_number: '123456', udin: '26123456ABCDEF0001' });
    expectFailure(
      await confirm({ udin: '26123456ABCDEF0002' }),
      'MOVE_NOT_POSSIBLE',
      'This statement is confirmed already.',
    );
    expect((await callAs(app, people.funder, 'GET', `/utilisations/${id}`)).practitioner).toMatchObject({
      udin: '26123456ABCDEF0001',
    });
    const report = await paper(people.funder, `/utilisations/${id}/practitioner-report`);
    expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await paper(people.agency, '/practitioner-reports/files', 'POST', { token });
    const other = await callAs(app, people.agency, 'POST', links);
    expectFailure(await confirm({ token: new URL(other.link).hash.slice(1) }), 'UDIN_ALREADY_USED');
    // Another round is another statement: the links of the one before end.
    await callAs(app, people.funder, 'POST', `/utilisations/${id}/return`, { remark: 'Which pump?' });
    await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`);
    expectFailure(await open(), 'PRACTITIONER_LINK_INVALID');
  });

  test('receipt, GFR 12-A and memorandum are drawn from the grant', async () => {
    const grant = await paidGrant(app, people);
    const [release] = (await callAs(app, people.funder, 'GET', `/grants/${grant.id}/releases`)).records;
    const receipt = await paper(people.funder, `/releases/${release.id}/receipt`);
    expect(receipt.name).toContain(`Receipt ${release.receipt.replace('/', '-')}.pdf`);
    const gfr = `/grants/${grant.id}/gfr-12a?financial_year=2026-27`;
    expectFailure(await send(people.agency, 'GET', gfr), 'NO_GOVERNMENT_MONEY');
    await callAs(app, people.agency, 'PATCH', `/grants/${grant.id}`, { has_government_money: true });
    expect((await paper(people.agency, gfr)).type).toBe('application/pdf');
    const mou = await paper(people.agency, `/grants/${grant.id}/mou`);
    expect([mou.bytes.subarray(0, 2).toString(), mou.name.includes('.docx')]).toEqual(['PK', true]);
  });
});

describe('the end of a grant', () => {
  test('interest, a refund, moves between heads and the closure', async () => {
    const first = { amount: 1_000_000, planned_on: someDay(-20), conditions: [] };
    const [wells, ...others] = grantBody().heads;
    const heads = [wells, { ...others[0], name: 'Pumps', kind: 'capital' }, others[1]];
    const grant = await paidGrant(app, people, { tranches: [first], heads });
    const path = `/grants/${grant.id}`;
    await callAs(app, people.agency, 'POST', `${path}/interest`, { amount: 5000 });
    const [from, to] = grant.heads;
    const move = (amount: number) =>
      callAs(app, people.agency, 'POST', `${path}/reallocations`, {
        from_head_id: from.id,
        to_head_id: to.id,
        amount,
      });
    expect(await move(70_000)).toMatchObject({ state: 'accepted', needs_funder: false });
    const large = await move(1);
    expect(large).toMatchObject({ state: 'proposed', needs_funder: true });
    await callAs(app, people.funder, 'POST', `/reallocations/${large.id}/accept`);
    const asset = await spend({ ...grant, heads: [to] }, { amount: 270_001 });
    const { id } = await statement(grant.id);
    await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`);
    const early = await send(people.agency, 'POST', `${path}/closure`);
    expect(early.body.error).toMatchObject({
      code: 'GRANT_NOT_READY_TO_CLOSE',
      details: {
        open: [
          'The NGO has ₹10,05,000 left: use it or pay it back',
          '1 statement is not accepted',
          '1 asset has no owner',
        ],
      },
    });
    for (const by of [people.funder, people.funder2])
      await callAs(app, by, 'POST', `/utilisations/${id}/accept`);
    expectFailure(
      await send(people.agency, 'POST', `${path}/refunds`, { amount: 735_000 }),
      'BEYOND_BUDGET',
      'This is more than the NGO has left of the money.',
    );
    await callAs(app, people.agency, 'POST', `${path}/refunds`, { amount: 734_999, utr: 'HDFC0000REFUND1' });
    const assets = [{ expense_id: asset.id, owner: 'Village council of Gumla' }];
    expect((await callAs(app, people.agency, 'POST', `${path}/closure`, { assets })).state).toBe('closing');
    expect((await callAs(app, people.funder, 'POST', `${path}/closure`)).state).toBe('closed');
    expect(await ledger(grant.id)).toMatchObject({
      received: 1_000_000,
      interest: 5000,
      utilised: 270_001,
      refunded: 734_999,
      balance_with_agency: 0,
      heads: [{ budget: 629_999 }, { budget: 270_001, left: 0 }, {}],
    });
    expectFailure(
      await send(people.agency, 'POST', `${path}/expenses`, expenseBody(from.id)),
      'MOVE_NOT_POSSIBLE',
      'This cannot be done while the grant is closed. Please reload and look at it again.',
    );
  });

  test('a suspended grant pays nothing, and goes on', async () => {
    const grant = await agreedGrant(app, people);
    await callAs(app, people.funder, 'POST', `/grants/${grant.id}/suspension`, {
      reason: 'The board looks at it.',
    });
    const body = { tranche_ids: [grant.tranches[0].id], amount: 1 };
    expectFailure(
      await send(people.agency, 'POST', `/grants/${grant.id}/fund-requests`, body),
      'MOVE_NOT_POSSIBLE',
      'This cannot be done while the grant is suspended. Please reload and look at it again.',
    );
    expect(
      (await callAs(app, people.funder, 'POST', `/grants/${grant.id}/resumption`, { reason: 'All is well.' }))
        .state,
    ).toBe('agreed');
  });
});

test('a third organisation of the collaboration reads nothing', async () => {
  const third = await createMember(app);
  await giveValidPapers(app, third);
  await giveBankAccount(app, third);
  const grant = await paidGrant(app, people);
  await app.sql(
    `insert into collaboration_participants (id, collaboration_id, profile_id, name, role)
      select gen_random_uuid(), $1, p.id, p.member_name, 'implementer' from profiles p where p.id = $2`,
    [people.id, third.id],
  );
  for (const path of ['', '/ledger', '/expenses', '/utilisations', '/releases', '/fund-requests', '/refunds'])
    expectFailure(await send(third, 'GET', `/grants/${grant.id}${path}`), 'GRANT_NOT_FOUND');
  expect(await callAs(app, third, 'GET', `/collaborations/${people.id}/grants`)).toMatchObject({
    records: [],
    pagination: { total: 0 },
  });
  await app.sql('delete from collaboration_participants where profile_id = $1', [third.id]);
});
