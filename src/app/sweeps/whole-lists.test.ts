import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { factsOf } from './entries.ts';

test('every list that answers an array takes page and page size, or is known to stay short', () => {
  const pages = (query: z.ZodType | undefined) =>
    query?.safeParse({ page: '2', pageSize: '1' }).success === true;
  const unpaged = CONTRACT_ROUTES.filter(
    ({ response, query }) => response instanceof z.ZodArray && !pages(query),
  );
  expect(unpaged.map(({ name }) => name).sort()).toEqual(Object.keys(factsOf('whole')).sort());
});

/** More than any page holds. */
const MANY = 230;

let app: TestApp;
let member: TestMember;
let other: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  [member, other, admin] = [
    await createMember(app),
    await createMember(app),
    await createMember(app, { admin: true }),
  ];
  await storeMany();
});
afterAll(() => app.stop());

/** The records of each list, `MANY` of each, each a second older than the one before. */
async function storeMany() {
  const made = `now() - n * interval '1 second'`;
  const rows = `from generate_series(1, ${MANY}) n`;
  const requests = (sender: string, status: string) => `
    insert into collaboration_requests (id, sender_profile_id, target_profile_id, target_profile_name,
      collaboration_objective, timeframe, budget_band, status, created_at)
    select gen_random_uuid(), ${sender}, '${member.id}', 'A member', 'Wells for sixty villages', 'Immediate',
      'Not Applicable', '${status}', ${made} ${rows}`;
  const { id: documentId } = await callAs(app, other, 'POST', '/documents', documentForm());
  const { id: ownId } = await callAs(app, member, 'POST', '/documents', documentForm());
  const statements = [
    requests(`'${other.id}'`, 'declined'),
    requests('null', 'held'),
    `insert into support_tickets (id, author_id, subject, category, message, created_at)
      select gen_random_uuid(), '${member.id}', 'Question ' || n, 'Other', 'How?', ${made} ${rows}`,
    `insert into user_projects (id, user_id, title, status, created_at)
      select gen_random_uuid(), '${other.id}', 'Project ' || n, 'Active', ${made} ${rows}`,
    `insert into user_services (id, user_id, title, tagline, description, created_at)
      select gen_random_uuid(), '${other.id}', 'Service ' || n, 'Short', 'Long', ${made} ${rows}`,
    `insert into testimonials (id, author_id, name, role, organization, content, impact, user_type, created_at)
      select gen_random_uuid(), '${member.id}', 'Asha', 'Lead', 'Trust', 'Good', '60 wells', 'NGO', ${made} ${rows}`,
    `insert into testimonials (id, author_id, name, role, organization, content, impact, user_type, status, decided_at)
      select gen_random_uuid(), '${other.id}', 'Ravi', 'Lead', 'Trust', 'Good', '60 wells', 'NGO', 'published', ${made} ${rows}`,
    `insert into case_studies (id, author_id, slug, updated_at)
      select gen_random_uuid(), '${member.id}', 'story-' || n, ${made} ${rows}`,
    `insert into accounts (id, email, password_hash)
      select gen_random_uuid(), 'many-' || n || '@members.example', 'none' ${rows}`,
    `insert into profiles (id, organization_type, full_name, created_at)
      select id, 'ngo', 'One of many', now() from accounts where email like 'many-%'`,
    `insert into saved_profiles (user_id, profile_id)
      select '${member.id}', id from accounts where email like 'many-%'`,
    `insert into document_openings (id, document_id, opened_by, opened_by_name, opened_at)
      select gen_random_uuid(), '${ownId}', '${other.id}', 'Other', ${made} ${rows}`,
    `insert into files (name, owner_id, media_type, byte_size)
      select 'private/' || substr(md5(n::text), 1, 22), '${other.id}', 'application/pdf', 1 ${rows}`,
    `insert into documents (id, owner_id, kind, file_name, original_name)
      select gen_random_uuid(), '${other.id}', '80g', 'private/' || substr(md5(n::text), 1, 22), n || '.pdf' ${rows}`,
    `insert into document_shares (id, document_id, member_id, expires_at)
      select gen_random_uuid(), id, '${member.id}', now() + interval '1 day' from documents
      where owner_id = '${other.id}' and id <> '${documentId}'`,
  ];
  for (const statement of statements) await app.sql(statement);
}

const list = (path: string, as: TestMember = member) => callAs(app, as, 'GET', path);

/** The ids of every page of a list, a hundred to a page, until one is not full. */
async function everyId(path: string, as: TestMember): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= MANY; page += 1) {
    const records = await list(`${path}?page=${page}&pageSize=100`, as);
    ids.push(...records.map((one: { id: string } | string) => (typeof one === 'string' ? one : one.id)));
    if (records.length < 100) break;
  }
  return ids;
}

describe('every record of a long list appears on exactly one page', () => {
  const lists: [string, () => TestMember][] = [
    ['/collaboration-requests/received', () => member],
    ['/collaboration-requests/sent', () => other],
    ['/collaboration-requests/held', () => admin],
    ['/support/tickets', () => member],
    ['/marketplace/profiles/:other/projects', () => member],
    ['/marketplace/profiles/:other/services', () => member],
    ['/marketplace/saved-profiles', () => member],
    ['/documents/shared', () => member],
    ['/documents/openings', () => member],
    ['/testimonials', () => member],
    ['/testimonials/mine', () => member],
    ['/testimonials/pending', () => admin],
    ['/profile/case-studies', () => member],
  ];
  test.each(lists)('GET /service/api%s', async (path, as) => {
    const ids = await everyId(path.replace(':other', other.id), as());
    expect(ids).toHaveLength(MANY);
    expect(new Set(ids).size).toBe(MANY);
  });
});

describe('counts are exact, however long a list is', () => {
  test('GET /service/api/collaboration-requests/counts', async () => {
    await callAs(app, member, 'POST', '/collaboration-requests', {
      target_profile_id: other.id,
      collaboration_objective: 'Forty classrooms in Gumla district.',
      timeframe: 'Immediate',
      budget_band: 'Not Applicable',
    });
    expect(await list('/collaboration-requests/counts')).toEqual({
      received: { waiting: 0, settled: MANY },
      sent: { waiting: 1, settled: 0 },
    });
    expect(await list('/collaboration-requests/counts', other)).toEqual({
      received: { waiting: 1, settled: 0 },
      sent: { waiting: 0, settled: MANY },
    });
    expect(await list('/collaboration-requests/received?state=waiting')).toEqual([]);
    expect(await list('/collaboration-requests/sent?state=settled')).toEqual([]);
    expect(await list(`/collaboration-requests/sent?target_profile_id=${admin.id}`)).toEqual([]);
    const [waiting] = await list(`/collaboration-requests/sent?state=waiting&target_profile_id=${other.id}`);
    expect(waiting).toMatchObject({ status: 'pending', target_profile_id: other.id });
  });

  test('GET /service/api/support/tickets/counts, which search as the list does', async () => {
    const none = { open: 0, 'in-progress': 0, resolved: 0 };
    expect(await list('/support/tickets/counts')).toEqual({ ...none, open: MANY });
    expect(await list('/support/tickets/counts?search=QUESTION%20123')).toEqual({ ...none, open: 1 });
    const [found, ...more] = await list('/support/tickets?search=question%20123');
    expect(found.subject).toBe('Question 123');
    expect(more).toEqual([]);
    expect(await list(`/support/tickets?search=${found.number.toLowerCase()}`)).toEqual([found]);
    expect(await list('/support/tickets?search=%25')).toEqual([]);
    expect(await list('/support/tickets?status=resolved')).toEqual([]);
    expect(await list('/support/tickets/counts', other)).toEqual(none);
  });

  test('GET /service/api/documents/shared/summary', async () => {
    const summary = { documents: MANY, owner_ids: [other.id] };
    expect(await list('/documents/shared/summary')).toEqual(summary);
    expect(await list(`/documents/shared?owner_id=${other.id}&pageSize=5`)).toHaveLength(5);
    expect(await list(`/documents/shared?owner_id=${admin.id}`)).toEqual([]);
    expect(await list('/documents/shared/summary', other)).toEqual({ documents: 0, owner_ids: [] });
  });
});

test("the export of a member's data has all of them", async () => {
  const answer = await callAs(app, member, 'GET', '/account/data');
  expect(answer.support_tickets).toHaveLength(MANY);
  expect(answer.testimonials).toHaveLength(MANY);
  expect(answer.case_studies).toHaveLength(MANY);
});
