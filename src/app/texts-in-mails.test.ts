import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { milestoneNewsJob } from '#features/collaborations/milestones/milestone-news.job.ts';
import { communityDigestJob } from '#features/community/digest/digest.job.ts';
import { partnerNewsJob } from '#features/marketplace/partner-news/partner-news.job.ts';
import { searchNewsJob } from '#features/marketplace/saved-searches/search-news.job.ts';
import { askForGroup, bookingBody, insertBooking, insertSlot } from '#platform/testing/demo/demo-samples.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import {
  callAs,
  caseStudyBody,
  decideRequest,
  documentForm,
  grantLevel,
  initiativeBody,
  sendRequest,
  startCollaboration,
  storeKeyDocuments,
  testimonialBody,
  ticketBody,
  topicBody,
} from '#platform/testing/records.ts';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const TOPICS = '/community/circles/gender-equality/topics';
const SUPPORT_MAILBOX = 'support@dayitva.example';

let app: TestApp;
let admin: TestMember;
let writer: TestMember;
let reader: TestMember;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: SUPPORT_MAILBOX });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

/** A text that looks like one of our notices, or leads the reader to another site. */
const HOSTILE: [what: string, text: string][] = [
  [
    'a forged end and notice',
    'Forged, as the rest\n\nDayitva, the CSR partnership platform for India\n\nForged: sign in at https://evil.example/a',
  ],
  ['bare addresses', 'Forged: see evil.example/a, www.evil.example or write to pay@evil.example now.'],
  [
    'addresses with characters that are not seen or look like a dot',
    'Forged: ht\u00adtps:/\u200b/evil.\u200bexample, evil\u3002example, evil\uff0eexample, evil\u2024example',
  ],
  [
    'another direction of writing',
    'Forged text of some length \u202eelpmaxe.live//:sptth\u202c evil.example',
  ],
  [
    'markup',
    `Forged <script>alert(1)</script></title></blockquote><a href="https://evil.example">x</a> javascript:alert(1) '"><b>`,
  ],
  [
    'other ends of lines',
    'Forged, as the rest\u2028\u2028Forged: one\u0085Forged: two\u2029Forged: three evil.example',
  ],
];

/**
 * A little of each in one text, for `npm test`; short, so that a name and a title hold it. What makes a text safe is tested with
 * each alone (mail-text.test.ts).
 */
const TOGETHER: typeof HOSTILE = [
  [
    'all that is hostile',
    `Forged\n\nDayitva, the CSR partnership platform for India\n\n\u202ehttps:/\u200b/evil.example <b>'"\u2028x@evil\u3002example`,
  ],
];

/** Renames in the database, which may hold older names: today's rules are stricter. */
const rename = ({ id }: TestMember, name: string) =>
  app.sql('update profiles set full_name = $2, organization_name = $2 where id = $1', [id, name]);

/** Mails that such a text can enter: the subject, and a function that sends the mail and returns the recipient's address. */
const MAILS: [subject: string, cause: (text: string) => Promise<string>][] = [
  [
    'A collaboration request for you',
    async (text) => {
      await rename(writer, text);
      await sendRequest(app, writer, reader, { collaboration_objective: text });
      return reader.email;
    },
  ],
  [
    'Your collaboration request was declined',
    async (text) => {
      const { id } = await sendRequest(app, reader, writer);
      const answer = { status: 'declined', reason: text };
      await callAs(app, writer, 'PATCH', `/collaboration-requests/${id}`, answer);
      return reader.email;
    },
  ],
  [
    'A partner proposes a budget',
    async (text) => {
      await rename(writer, text);
      const { id } = await startCollaboration(app, writer, reader, { collaboration_objective: text });
      const body = { amount: 4_000_000, note: text };
      await callAs(app, writer, 'POST', `/collaborations/${id}/budget-proposals`, body);
      return reader.email;
    },
  ],
  [
    'Your budget proposal was declined',
    async (text) => {
      const { id } = await startCollaboration(app, writer, reader);
      const path = `/collaborations/${id}/budget-proposals`;
      const proposal = await callAs(app, reader, 'POST', path, { amount: 4_000_000 });
      const body = { status: 'declined', answer_note: text };
      await callAs(app, writer, 'PATCH', `${path}/${proposal.id}`, body);
      return reader.email;
    },
  ],
  [
    'A partner has sent a progress report',
    async (text) => {
      await rename(writer, text);
      const { id } = await startCollaboration(app, writer, reader, { collaboration_objective: text });
      const path = `/collaborations/${id}/reports`;
      const body = { title: text, period_from: '2026-04-01', period_to: '2026-06-30' };
      const report = await callAs(app, writer, 'POST', path, body);
      await callAs(app, writer, 'POST', `${path}/${report.id}/send`);
      return reader.email;
    },
  ],
  [
    'Your progress report was returned',
    async (text) => {
      const { id } = await startCollaboration(app, writer, reader);
      const path = `/collaborations/${id}/reports`;
      const body = { title: 'First quarter', period_from: '2026-04-01', period_to: '2026-06-30' };
      const report = await callAs(app, reader, 'POST', path, body);
      await callAs(app, reader, 'POST', `${path}/${report.id}/send`);
      const answer = { status: 'returned', reason: text, round: 1 };
      await callAs(app, writer, 'POST', `${path}/${report.id}/answer`, answer);
      return reader.email;
    },
  ],
  [
    'A partner has changed milestones',
    async (text) => {
      await rename(writer, text);
      const { id } = await startCollaboration(app, writer, reader);
      const body = { title: text.slice(0, 160) };
      await callAs(app, writer, 'POST', `/collaborations/${id}/milestones`, body);
      await app.sql("update milestone_news set created_at = now() - interval '11 minutes'");
      await app.sql(`insert into pgboss.job (name, data) values ('${milestoneNewsJob.queue}', '{}')`);
      return reader.email;
    },
  ],
  [
    'You are invited into a collaboration',
    async (text) => {
      await rename(writer, text);
      const { id } = await callAs(app, writer, 'POST', '/collaborations', initiativeBody());
      const body = { profile_id: reader.id, role: 'viewer', message: text };
      await callAs(app, writer, 'POST', `/collaborations/${id}/invitations`, body);
      return reader.email;
    },
  ],
  [
    'A partner has left a collaboration',
    async (text) => {
      await rename(writer, text);
      const { id } = await startCollaboration(app, reader, writer, { collaboration_objective: text });
      await callAs(app, writer, 'POST', `/collaborations/${id}/leave`);
      return reader.email;
    },
  ],
  [
    'A partner has rated your work together',
    async (text) => {
      const objective = { collaboration_objective: text };
      const { id } = await startCollaboration(app, writer, reader, objective);
      await callAs(app, writer, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
      const rating = { rated_profile_id: reader.id, score: 4, comment: text };
      await callAs(app, writer, 'POST', `/collaborations/${id}/ratings`, rating);
      return reader.email;
    },
  ],
  [
    'You were mentioned in the community',
    async (text) => {
      await rename(writer, text);
      const [named] = await app.sql<{ name: string }>(
        'select member_name as name from profiles where id = $1',
        [reader.id],
      );
      // A first post has no links.
      await callAs(app, writer, 'POST', TOPICS, topicBody());
      const body = { body: `${text}\n\n@${named?.name}`, mentions: [reader.id] };
      await callAs(app, writer, 'POST', TOPICS, topicBody({ title: text.slice(0, 150), ...body }));
      return reader.email;
    },
  ],
  [
    'A post of yours was hidden',
    async (text) => {
      const { id } = await callAs(app, reader, 'POST', TOPICS, topicBody({ title: text.slice(0, 150) }));
      await callAs(app, admin, 'PUT', `/community/posts/${id}/hidden`, { reason: text });
      return reader.email;
    },
  ],
  [
    'New in the circles that you follow',
    async (text) => {
      await callAs(app, reader, 'PUT', '/community/circles/gender-equality/follow');
      await callAs(app, writer, 'POST', TOPICS, topicBody({ title: text.slice(0, 150) }));
      await app.sql(`insert into pgboss.job (name, data) values ('${communityDigestJob.queue}', '{}')`);
      return reader.email;
    },
  ],
  [
    'New partners in your saved searches',
    async (text) => {
      const body = { name: text.replace(/\s+/g, ' ').slice(0, 80), query: 'type=ngo', sends_mail: true };
      await callAs(app, reader, 'POST', '/marketplace/saved-searches', body);
      await rename(await createMember(app), text);
      await app.sql(`insert into pgboss.job (name, data) values ('${searchNewsJob.queue}', '{}')`);
      return reader.email;
    },
  ],
  [
    'New partners that fit',
    async (text) => {
      const company = await createMember(app, { type: 'corporate' });
      for (const { id } of [company, reader])
        await app.sql(
          `update profiles set short_summary = 'Schools', focus_areas = '{Education,Healthcare}',
            sdg_goals = '{Quality Education}', operating_regions = '{Jharkhand}' where id = $1`,
          [id],
        );
      await rename(company, text);
      await app.sql(`insert into pgboss.job (name, data) values ('${partnerNewsJob.queue}', '{}')`);
      return reader.email;
    },
  ],
  [
    'A document was shared with you',
    async (text) => {
      const form = documentForm({ kind: 'policy', title: text.slice(0, 120) });
      const { id } = await callAs(app, writer, 'POST', '/documents', form);
      await callAs(app, writer, 'POST', `/documents/${id}/shares`, { member_id: reader.id, days: 7 });
      return reader.email;
    },
  ],
  [
    '2 documents were shared with you',
    async (text) => {
      const store = async () =>
        callAs(
          app,
          writer,
          'POST',
          '/documents',
          documentForm({ kind: 'policy', title: text.slice(0, 120) }),
        );
      const document_ids = [(await store()).id, (await store()).id];
      await callAs(app, writer, 'POST', '/documents/shares', { document_ids, member_id: reader.id, days: 7 });
      return reader.email;
    },
  ],
  [
    'Your story was declined',
    async (text) => {
      const { id } = await callAs(app, reader, 'POST', '/testimonials', testimonialBody());
      const body = { status: 'declined', reason: text, version: 1 };
      await callAs(app, admin, 'PUT', `/testimonials/${id}/decision`, body);
      return reader.email;
    },
  ],
  [
    'Your success story was returned',
    async (text) => {
      const story = caseStudyBody({ title: text.slice(0, 160) });
      const { id } = await callAs(app, reader, 'POST', '/profile/case-studies', story);
      const path = `/profile/case-studies/${id}/submission`;
      const { version } = await callAs(app, reader, 'POST', path, { version: 1 });
      const decision = { decision: 'returned', remark: text, version };
      await callAs(app, admin, 'PUT', `/admin/case-studies/${id}/decision`, decision);
      return reader.email;
    },
  ],
  [
    'Your request for verification',
    async (text) => {
      await storeKeyDocuments(app, reader);
      const { id } = await callAs(app, reader, 'POST', '/verification/requests', { level: 1 });
      await decideRequest(app, admin, id, { decision: 'refuse', reason: text });
      return reader.email;
    },
  ],
  [
    'Your verification was revoked',
    async (text) => {
      await storeKeyDocuments(app, reader);
      const { id } = await grantLevel(app, reader, admin);
      await callAs(app, admin, 'PUT', `/admin/verifications/${id}/revocation`, { reason: text });
      return reader.email;
    },
  ],
  [
    'Support ticket NUMBER',
    async (text) => {
      // The platform's own name is refused in a name; in a message it may be written.
      const name = text.replaceAll('Dayitva', 'Security');
      const ticket = ticketBody({ name, email: writer.email, subject: text, message: text });
      expect((await app.request('POST', '/support/tickets', { body: ticket })).status).toBe(201);
      return SUPPORT_MAILBOX;
    },
  ],
  [
    'Update on your support ticket NUMBER',
    async (text) => {
      const { id } = await callAs(app, reader, 'POST', '/support/tickets', ticketBody());
      await callAs(app, admin, 'PUT', `/support/tickets/${id}`, { version: 1, reply: text });
      return reader.email;
    },
  ],
  [
    'Answer to support ticket NUMBER',
    async (text) => {
      const { id } = await callAs(app, writer, 'POST', '/support/tickets', ticketBody());
      await callAs(app, writer, 'POST', `/support/tickets/${id}/replies`, { message: text });
      return SUPPORT_MAILBOX;
    },
  ],
  [
    'Support ticket NUMBER is yours',
    async (text) => {
      const colleague = await createMember(app, { admin: true });
      const { id } = await callAs(app, writer, 'POST', '/support/tickets', ticketBody({ subject: text }));
      await callAs(app, admin, 'PUT', `/support/tickets/${id}`, { version: 1, assignee_id: colleague.id });
      return colleague.email;
    },
  ],
  [
    'A demo is booked',
    async (text) => {
      const slot = await insertSlot(app, { host_id: reader.id });
      const body = bookingBody(slot, { email: writer.email, wish: text });
      expect((await app.request('POST', '/demo/bookings', { token: writer.token, body })).status).toBe(201);
      return reader.email;
    },
  ],
  [
    'A demo was cancelled',
    async (text) => {
      const slot = await insertSlot(app, { host_id: reader.id });
      // As the database may hold it: today's rules for names are stricter.
      const { token } = await insertBooking(app, slot, {
        name: text,
        organization: text,
        wish: text,
        email: writer.email,
      });
      expect((await app.request('PUT', `/demo/bookings/${token}/cancellation`, { body: {} })).status).toBe(
        200,
      );
      return reader.email;
    },
  ],
  [
    'A request for a group demo',
    async (text) => {
      await askForGroup(app, { email: writer.email, message: text });
      return SUPPORT_MAILBOX;
    },
  ],
  [
    'Confirm your new email address',
    async (text) => {
      await rename(writer, text);
      const email = `${crypto.randomUUID()}@members.example`;
      await callAs(app, writer, 'POST', '/account/email', { email, password: TEST_PASSWORD });
      return email;
    },
  ],
];

/** Returns both parts of the newest mail. NUMBER in the subject is that of the newest ticket. */
async function partsOf(subject: string, to: string): Promise<{ text: string; html: string }> {
  const [ticket] = await app.sql<{ number: number }>('select max(number) as number from support_tickets');
  const whole = subject.replace('NUMBER', `T-${ticket?.number}`);
  return { text: await app.mail(to, whole), html: await app.mail(to, whole, 'html') };
}

/** Elements and attributes that our own layout uses; a member's words add none. */
const OWN_TAG =
  /<(?:!doctype html|html lang="en"|meta [^<>]*|(?:div|p) class="(?:sheet|address|end)"|a (?:class="button" )?href="http:\/\/localhost[^"<>]*"|\/?(?:html|head|title|style|body|div|h1|p|a|ul|li|blockquote|br))>/g;

/** The HTML part as a reader sees it: without our own elements and with characters decoded. */
const shownText = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(OWN_TAG, '\n')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

const OTHER_SITE = /evil[.\u3002\uff0e\u2024]\S|\w@(?!members\.example)\S|[a-z]:(?=\/\/(?!localhost))/;

describe.each(MAILS)('%s', (subject, cause) => {
  test.each(isDeep ? HOSTILE : TOGETHER)('with %s', async (_, text) => {
    [writer, reader] = [await createMember(app), await createMember(app)];
    const { text: mail, html } = await partsOf(subject, await cause(text));
    for (const shown of [mail, shownText(html)]) {
      expect(shown).toContain('Forged');
      expect(shown).not.toMatch(OTHER_SITE);
      expect(shown.replaceAll('\n', '')).not.toMatch(/\p{C}|\u2028|\u2029/u);
    }
    const own = mail.replace(/“[^”]*”/g, '').replace(/^> .*$/gm, '');
    const ownHtml = html.replace(/<blockquote>.*?<\/blockquote>/gs, '').replace(/“[^”]*”/g, '');
    for (const words of [own, ownHtml]) {
      expect(words).not.toMatch(/Forged|evil/);
      expect(words.match(/Dayitva, the CSR partnership platform for India/g)).toHaveLength(1);
    }
    expect(html.replace(/<style>.*?<\/style>/s, '').replace(OWN_TAG, '')).not.toMatch(/[<>]/);
  });
});
