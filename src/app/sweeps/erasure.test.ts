import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketplaceWordsJob } from '#features/marketplace/words/words.job.ts';
import type { Route } from '#platform/contract/route.ts';
import { CALLERS, statusesOf } from '#platform/testing/calls/who.ts';
import { eraseAccounts } from '#platform/testing/people/erase-accounts.ts';
import {
  callAs,
  documentForm,
  startCollaboration,
  ticketBody,
  topicBody,
} from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { ENTRIES } from './entries.ts';
import { markedBody } from './marked-body.ts';
import { validCalls } from './valid-calls.ts';

/** Stands in every text that the member writes through any route, in the person's name and in names of files. */
const WORDS = 'zqwords';
/** Begins the name of the organisation. */
const NAME = 'Zqname';

/** Calls that end the session or the account, one whose text is a statement, and one whose name is the organisation's. */
const NOT_CALLED =
  /^(sign|schedule|leave|forgot|reset|changePassword|changeEmail|removeSession|removeOtherSessions|refresh|runQuery|createBankAccount)/;

const JOINT = 'a record of both sides of a collaboration, which the partner keeps';
const MONEY = 'a record of money, which both sides keep for as long as the law demands';
const COMMUNITY = 'others have answered it; it stays without the name';

/** What may still have words of the member after the erasure, and why. Whatever else has them fails the test. */
const KEPT_WORDS: Record<string, string> = {
  'fund_releases.bounce_reason': MONEY,
  'fund_releases.utr': MONEY,
  'fund_requests.remark': MONEY,
  'grant_acts.remark': MONEY,
  'grant_expenses.payee': MONEY,
  'grant_expenses.payee_key': MONEY,
  'grant_heads.name': MONEY,
  'grant_tranches.waiver_reason': MONEY,
  'grant_versions.terms': MONEY,
  'grants.state_reason': MONEY,
  'grants.title': MONEY,
  'utilisations.remark': MONEY,
  'collaborations.title': JOINT,
  'collaborations.description': JOINT,
  'collaboration_changes.label': JOINT,
  'collaboration_changes.new_value': JOINT,
  'collaboration_comments.body': JOINT,
  'collaboration_file_records.name': JOINT,
  'collaboration_folders.name': JOINT,
  'collaboration_indicator_records.name': JOINT,
  'collaboration_indicator_records.unit': JOINT,
  'collaboration_milestone_records.title': JOINT,
  'collaboration_participants.name': 'somebody else, whom the member put into a collaboration by name',
  'collaboration_participants.responsibility':
    'somebody else, whom the member put into a collaboration by name',
  'course_sessions.join_url': 'a webinar of the platform, which others have registered for',
  'course_sessions.reason': 'a webinar of the platform, which others have registered for',
  'course_sessions.recording_url': 'a webinar of the platform, which others have registered for',
  'forum_posts.body': COMMUNITY,
  'forum_posts.hidden_reason': 'a decision as moderator about the post of somebody else',
  'forum_posts.search_document': COMMUNITY,
  'forum_posts.title': COMMUNITY,
  'support_ticket_replies.message': 'an answer through the link of a guest with another address',
};

/** What may still have the organisation's name, the person's address or id, and why. */
const KEPT_NAMES: Record<string, string> = {
  'bank_accounts.holder_name': MONEY,
  'grants.agency_name': MONEY,
  'grants.funder_name': MONEY,
  'audit_entries.actor_id': 'the log of acts has ids only, which name nobody any more',
  'audit_entries.facts': 'the log of acts has ids only, which name nobody any more',
  'audit_entries.subject_id': 'the log of acts has ids only, which name nobody any more',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Finds the columns, of every table of the catalog, in which a row has one of these words. */
async function columnsWith(...words: string[]): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.sql<{ key: string }>(
      `select distinct f.key from ${name} t, jsonb_each_text(to_jsonb(t)) f where f.value ilike any($1::text[])`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ key }) => `${name.replace(/^pgboss\./, '')}.${key}`));
  }
  return found.sort();
}

/** Finds the stored files whose bytes have this word. */
const filesWith = (word: string) =>
  readdirSync(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && readFileSync(join(file.parentPath, file.name)).includes(word))
    .map(({ name }) => name);

/** Lets the member make a call of each route that writes, with the mark in each text. @returns what was refused. */
async function writeEverywhere(member: TestMember): Promise<string[]> {
  const calls = validCalls(app, member);
  const mayCall = ({ name }: Route) =>
    (statusesOf(ENTRIES[name]?.who ?? 'everybody')[CALLERS.indexOf('owner')] ?? 0) < 400;
  const refused: string[] = [];
  for (const route of CONTRACT_ROUTES.filter(({ method }) => method !== 'GET')) {
    if (NOT_CALLED.test(route.name) || !mayCall(route)) continue;
    const call = (await calls[route.name]?.()) ?? {};
    const body = markedBody(route, call.body, WORDS);
    const { status, body: answer } = await app.request(route.method, pathOf(route, call), {
      token: member.token,
      body,
    });
    if (status >= 400) refused.push(`${route.name}: ${JSON.stringify(answer)}`);
  }
  return refused;
}

/** Lets others write about the member: mentions, and a partner in each collaboration, so that it stays. */
async function writeAbout(member: TestMember): Promise<string> {
  const partner = await createMember(app);
  const { id } = await startCollaboration(app, partner, member);
  await app.sql(
    `insert into collaboration_participants (id, collaboration_id, profile_id, name)
      select gen_random_uuid(), p.collaboration_id, $1, 'Partner' from collaboration_participants p
      where p.profile_id = $2 and not exists (select from collaboration_participants other
        where other.collaboration_id = p.collaboration_id and other.profile_id <> $2)`,
    [partner.id, member.id],
  );
  const under = `/collaborations/${id}`;
  const [person] = await app.sql<{ name: string }>('select person_name as name from accounts where id = $1', [
    member.id,
  ]);
  const thanks = { body: `Thanks @${person?.name}.`, mentions: [member.id] };
  const said = await callAs(app, partner, 'POST', `${under}/comments`, thanks);
  await callAs(app, partner, 'PATCH', `${under}/comments/${said.id}`, {
    ...thanks,
    body: `Once more: @${person?.name}!`,
  });
  const folder = await callAs(app, partner, 'POST', `${under}/folders`, { name: `From ${NAME} Industries` });
  await callAs(app, partner, 'DELETE', `${under}/folders/${folder.id}`);
  await callAs(app, partner, 'POST', '/community/circles/gender-equality/topics', {
    ...topicBody(),
    body: `Ask @${NAME} Industries.`,
    mentions: [member.id],
  });
  const guest = { ...ticketBody(), name: `${NAME} Guest`, email: member.email };
  expect((await app.request('POST', '/support/tickets', { body: guest })).status).toBe(201);
  return said.id;
}

test('a member who wrote everywhere is in no table and no file after the erasure, but where others need the words', async () => {
  const member = await createMember(app, { type: 'corporate', name: `${NAME} Industries` });
  expect(await writeEverywhere(member)).toEqual([]);
  const comment = await writeAbout(member);
  await callAs(app, member, 'POST', '/documents', documentForm({}, samplePdf([WORDS])));
  expect(filesWith(WORDS)).not.toEqual([]);
  expect((await columnsWith(WORDS)).length).toBeGreaterThan(70);

  await app.sql(
    'insert into profile_deletions (profile_id, asked_by, asked_at, due_at) values ($1, $1, now(), now())',
    [member.id],
  );
  await eraseAccounts(app, member);
  await runJob(app, marketplaceWordsJob.queue);
  // Mails about the erasure itself leave, and lie there for a week.
  await app.sql("delete from pgboss.job where data->>'to' = $1 and data->>'subject' = any($2)", [
    member.email,
    ['An organisation of yours was deleted', 'A date of yours was cancelled'],
  ]);
  expect(await columnsWith(NAME, member.email, member.id)).toEqual(Object.keys(KEPT_NAMES).sort());
  expect(await columnsWith(WORDS)).toEqual(Object.keys(KEPT_WORDS).sort());
  const [left] = await app.sql('select body from collaboration_comments where id = $1', [comment]);
  expect(left).toEqual({ body: 'Once more: @Deleted member!' });
  await expect.poll(() => filesWith(WORDS), { timeout: 10_000 }).toEqual([]);
}, 120_000);
