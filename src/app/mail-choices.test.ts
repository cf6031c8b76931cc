import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { milestoneNewsJob } from '#features/collaborations/milestones/milestone-news.job.ts';
import { collaborationPurgeJob } from '#features/collaborations/removal/removal.job.ts';
import { communityDigestJob } from '#features/community/digest/digest.job.ts';
import { documentRemindersJob } from '#features/documents/reminders/document-reminders.job.ts';
import { partnerNewsJob } from '#features/marketplace/partner-news/partner-news.job.ts';
import { MAIL_CHOICES, type MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { grantBody } from '#platform/testing/calls/fund-records.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import {
  callAs,
  caseStudyBody,
  documentForm,
  initiativeBody,
  sendRequest,
  startCollaboration,
  testimonialBody,
  topicBody,
} from '#platform/testing/records.ts';
import { createSession } from '#platform/testing/session-samples.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

/** Finds all mails queued for a member. */
const mailsTo = ({ email }: TestMember) => queuedMails(app, { to: email });

async function runJob(queue: string): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('completed');
}

/** Two members who work together; `reader` has sent the request. */
const collaborate = async (reader: TestMember) => {
  const partner = await createMember(app);
  const { id } = await startCollaboration(app, reader, partner);
  return { partner, path: `/collaborations/${id}` };
};
const answerBudget = async (reader: TestMember, body: object) => {
  const { partner, path } = await collaborate(reader);
  const { id } = await callAs(app, reader, 'POST', `${path}/budget-proposals`, { amount: 5 });
  await callAs(app, partner, 'PATCH', `${path}/budget-proposals/${id}`, body);
};
const REPORT = { title: 'First quarter', period_from: '2026-04-01', period_to: '2026-06-30' };
const sendReport = async (by: TestMember, path: string) => {
  const { id } = await callAs(app, by, 'POST', `${path}/reports`, REPORT);
  await callAs(app, by, 'POST', `${path}/reports/${id}/send`);
  return id;
};
const answerReport = async (reader: TestMember, status: 'accepted' | 'returned') => {
  const { partner, path } = await collaborate(reader);
  const body = { status, reason: 'Please name the schools.', round: 1 };
  await callAs(app, partner, 'POST', `${path}/reports/${await sendReport(reader, path)}/answer`, body);
};
const act = async (reader: TestMember, ...calls: [method: string, under: string][]) => {
  const { partner, path } = await collaborate(reader);
  for (const [method, under] of calls) await callAs(app, partner, method, path + under);
};
const answer = async (reader: TestMember, status: 'accepted' | 'declined') => {
  const partner = await createMember(app);
  const { id } = await sendRequest(app, reader, partner);
  await callAs(app, partner, 'PATCH', `/collaboration-requests/${id}`, { status });
};
const invite = async (lead: TestMember, invitee: TestMember) => {
  const { id } = await callAs(app, lead, 'POST', '/collaborations', initiativeBody());
  const body = { profile_id: invitee.id, role: 'viewer' };
  return callAs(app, lead, 'POST', `/collaborations/${id}/invitations`, body);
};
const answerInvitation = async (reader: TestMember, status: 'accepted' | 'declined') => {
  const invitee = await createMember(app);
  const { id } = await invite(reader, invitee);
  await callAs(app, invitee, 'PATCH', `/collaboration-invitations/${id}`, { status });
};
const decideStory = async (reader: TestMember, decision: object) => {
  const { id } = await callAs(app, reader, 'POST', '/testimonials', testimonialBody());
  await callAs(app, admin, 'PUT', `/testimonials/${id}/decision`, { ...decision, version: 1 });
};

const writeTopic = async ({ id }: TestMember, mentions: string[] = []) => {
  const [named] = await app.sql<{ name: string }>('select member_name as name from profiles where id = $1', [
    id,
  ]);
  const body = topicBody({ body: `Ask @${named?.name}`, mentions });
  await callAs(app, await createMember(app), 'POST', '/community/circles/gender-equality/topics', body);
};
const submitStory = async (reader: TestMember) => {
  const { id } = await callAs(app, reader, 'POST', '/profile/case-studies', caseStudyBody());
  return callAs(app, reader, 'POST', `/profile/case-studies/${id}/submission`, { version: 1 });
};
const decideSuccessStory = async (reader: TestMember, decision: object) => {
  const { id, version } = await submitStory(reader);
  await callAs(app, admin, 'PUT', `/admin/case-studies/${id}/decision`, { ...decision, version });
};

/** Mails that a member can switch off: the choice that switches it, its subject, and a function that causes it. */
const MAILS: [choice: MailChoice, subject: string, cause: (reader: TestMember) => Promise<void>][] = [
  [
    'mails_requests',
    'A collaboration request for you',
    async (reader) => void (await sendRequest(app, await createMember(app), reader)),
  ],
  [
    'mails_requests',
    'A collaboration request was withdrawn',
    async (reader) => {
      const sender = await createMember(app);
      await sendRequest(app, sender, reader);
      await callAs(app, sender, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
    },
  ],
  [
    'mails_requests',
    'You are invited into a collaboration',
    async (reader) => void (await invite(await createMember(app), reader)),
  ],
  ['mails_answers', 'Your invitation was accepted', (reader) => answerInvitation(reader, 'accepted')],
  ['mails_answers', 'Your invitation was declined', (reader) => answerInvitation(reader, 'declined')],
  ['mails_answers', 'Your collaboration request was accepted', (reader) => answer(reader, 'accepted')],
  ['mails_answers', 'Your collaboration request was declined', (reader) => answer(reader, 'declined')],
  [
    'mails_milestones',
    'A partner has changed milestones',
    async (reader) => {
      const { partner, path } = await collaborate(reader);
      await callAs(app, partner, 'POST', `${path}/milestones`, { title: 'First pump' });
      await app.sql("update milestone_news set created_at = now() - interval '11 minutes'");
      await runJob(milestoneNewsJob.queue);
    },
  ],
  [
    'mails_collaborations',
    'A partner proposes a budget',
    async (reader) => {
      const { partner, path } = await collaborate(reader);
      await callAs(app, partner, 'POST', `${path}/budget-proposals`, { amount: 5 });
    },
  ],
  ['mails_collaborations', 'Your budget is agreed', (reader) => answerBudget(reader, { status: 'agreed' })],
  [
    'mails_collaborations',
    'Your budget proposal was declined',
    (reader) => answerBudget(reader, { status: 'declined', answer_note: 'Too little.' }),
  ],
  [
    'mails_collaborations',
    'A partner has sent a progress report',
    async (reader) => {
      const { partner, path } = await collaborate(reader);
      await sendReport(partner, path);
    },
  ],
  ['mails_collaborations', 'Your progress report was accepted', (reader) => answerReport(reader, 'accepted')],
  ['mails_collaborations', 'Your progress report was returned', (reader) => answerReport(reader, 'returned')],
  ['mails_collaborations', 'A partner has left a collaboration', (reader) => act(reader, ['POST', '/leave'])],
  ['mails_collaborations', 'A collaboration was archived', (reader) => act(reader, ['PUT', '/archive'])],
  [
    'mails_collaborations',
    'A collaboration was restored',
    (reader) => act(reader, ['PUT', '/archive'], ['DELETE', '/archive']),
  ],
  [
    'mails_collaborations',
    'A collaboration was deleted',
    async (reader) => {
      const partner = await createMember(app);
      const { id } = await startCollaboration(app, partner, reader);
      await callAs(app, partner, 'DELETE', `/collaborations/${id}`);
      await app.sql(
        "update collaborations set removed_at = now() - interval '2 minutes' where removed_at is not null",
      );
      await runJob(collaborationPurgeJob.queue);
    },
  ],
  [
    'mails_replies',
    'A reply to your comment',
    async (reader) => {
      const { partner, path } = await collaborate(reader);
      for (const by of [reader, partner])
        await callAs(app, by, 'POST', `${path}/comments`, { body: 'The pump works.' });
    },
  ],
  [
    'mails_funds',
    'A partner has drafted a grant',
    async (reader) => {
      const partner = await createMember(app, { type: 'corporate' });
      const { id } = await startCollaboration(app, partner, reader);
      await callAs(app, partner, 'POST', `/collaborations/${id}/grants`, grantBody());
    },
  ],
  [
    'mails_ratings',
    'A partner has rated your work together',
    async (reader) => {
      const partner = await createMember(app);
      const { id } = await startCollaboration(app, reader, partner);
      await callAs(app, partner, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
      const rating = { rated_profile_id: reader.id, score: 4 };
      await callAs(app, partner, 'POST', `/collaborations/${id}/ratings`, rating);
    },
  ],
  [
    'mails_document_expiry',
    'A document of yours expires soon',
    async (reader) => {
      const expires_on = dayInIndia(new Date(Date.now() + 20 * 86_400_000));
      await callAs(app, reader, 'POST', '/documents', documentForm({ expires_on }));
      await runJob(documentRemindersJob.queue);
    },
  ],
  [
    'mails_document_shares',
    'A document was shared with you',
    async (reader) => {
      const owner = await createMember(app);
      const { id } = await callAs(app, owner, 'POST', '/documents', documentForm());
      await callAs(app, owner, 'POST', `/documents/${id}/shares`, { member_id: reader.id, days: 7 });
    },
  ],
  ['mails_stories', 'Your success story was submitted', async (reader) => void (await submitStory(reader))],
  [
    'mails_stories',
    'Your success story was published',
    (reader) => decideSuccessStory(reader, { decision: 'published' }),
  ],
  [
    'mails_stories',
    'Your success story was returned',
    (reader) => decideSuccessStory(reader, { decision: 'returned', remark: 'Too short.' }),
  ],
  [
    'mails_stories',
    'Your success story was declined',
    (reader) => decideSuccessStory(reader, { decision: 'declined', remark: 'Too short.' }),
  ],
  [
    'mails_sessions',
    'You have a place now',
    async (reader) => {
      const [organiser, first] = [await createMember(app), await createMember(app)];
      const { id } = await createSession(app, organiser, { places: 1 });
      for (const member of [first, reader])
        await callAs(app, member, 'PUT', `/course-sessions/${id}/registration`);
      await callAs(app, first, 'DELETE', `/course-sessions/${id}/registration`);
    },
  ],
  ['mails_stories', 'Your story was published', (reader) => decideStory(reader, { status: 'published' })],
  [
    'mails_stories',
    'Your story was declined',
    (reader) => decideStory(reader, { status: 'declined', reason: 'Please name the villages.' }),
  ],
  ['mails_mentions', 'You were mentioned in the community', (reader) => writeTopic(reader, [reader.id])],
  [
    'mails_digest',
    'New in the circles that you follow',
    async (reader) => {
      await callAs(app, reader, 'PUT', '/community/circles/gender-equality/follow');
      await writeTopic(reader);
      await runJob(communityDigestJob.queue);
    },
  ],
  [
    'mails_partners',
    'New partners that fit',
    async (reader) => {
      const profile = { short_summary: 'Schools', focus_areas: ['Education'], operating_regions: ['Bihar'] };
      const company = await createMember(app, { type: 'corporate' });
      for (const member of [reader, company])
        await callAs(app, member, 'PUT', '/profile/profile', {
          ...profile,
          sdg_goals: ['Quality Education', 'Gender Equality'],
        });
      await runJob(partnerNewsJob.queue);
    },
  ],
];

describe('mails that a member can switch off', () => {
  test('are all of the choices', () => {
    expect(new Set(MAILS.map(([choice]) => choice))).toEqual(new Set(MAIL_CHOICES));
  });

  describe.each(MAILS)('%s: %s', (choice, subject, cause) => {
    test('comes by default, and says where to change that', async () => {
      const reader = await createMember(app);
      await cause(reader);
      const mail = (await mailsTo(reader)).find((one) => one.subject === subject);
      expect(mail?.text).toContain('/profile?tab=settings');
    });

    test('comes with every other choice switched off', async () => {
      const reader = await createMember(app);
      const others = MAIL_CHOICES.filter((name) => name !== choice).map((name) => [name, false]);
      await callAs(app, reader, 'PUT', '/profile/profile', Object.fromEntries(others));
      await cause(reader);
      expect((await mailsTo(reader)).map((mail) => mail.subject)).toContain(subject);
    });

    test('does not come when it is switched off', async () => {
      const reader = await createMember(app);
      await callAs(app, reader, 'PUT', '/profile/profile', { [choice]: false });
      await cause(reader);
      expect((await mailsTo(reader)).map((mail) => mail.subject)).not.toContain(subject);
    });
  });
});

test('mails about the account and its security are sent whatever is switched off', async () => {
  const reader = await createMember(app);
  const off = MAIL_CHOICES.map((name) => [name, false]);
  await callAs(app, reader, 'PUT', '/profile/profile', Object.fromEntries(off));
  const password = 'a-password-for-tests';
  await callAs(app, reader, 'POST', '/account/email', { email: `${reader.id}@new.example`, password });
  await callAs(app, reader, 'POST', '/account/deletion', { password });
  const mails = await mailsTo(reader);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your email address is about to change',
    'Your account will be deleted',
  ]);
  expect(mails.map(({ text }) => text).join()).not.toContain('tab=settings');
});
