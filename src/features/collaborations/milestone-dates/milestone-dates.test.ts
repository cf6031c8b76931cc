import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { milestoneDatesJob } from './milestone-dates.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newsOf = async (by: TestMember): Promise<string[]> =>
  (await callAs(app, by, 'GET', '/notifications')).records
    .filter(({ kind }: { kind: string }) => kind === 'milestones')
    .map(({ body }: { body: string }) => body);

test('tells both sides once what is due within three days and what is late, and nothing of what is over', async () => {
  const company = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  const ngo = await createMember(app, { name: 'Jal Trust' });
  const unnamed = await addColleague(app, ngo, 'member');
  const { id, title } = await startCollaboration(app, company, ngo);
  const today = dayInIndia(new Date());
  const add = (name: string, days: number) =>
    callAs(app, ngo, 'POST', `/collaborations/${id}/milestones`, {
      title: name,
      due_date: dayAfter(today, days),
    });
  await add('First pump', 3);
  await add('Second pump', 3);
  await add('Survey', -1);
  await add('Later', 4);
  await add('Long ago', -8);
  const { id: done } = await add('Done', 2);
  await callAs(app, ngo, 'PATCH', `/collaborations/${id}/milestones/${done}`, { status: 'completed' });

  await runJob(app, milestoneDatesJob.queue);
  const news = [
    `The milestone “Survey” of the collaboration “${title}” was due on ${formatDay(dayAfter(today, -1))} and not completed.`,
    `2 milestones of the collaboration “${title}” are due on ${formatDay(dayAfter(today, 3))}.`,
  ];
  for (const side of [company, ngo]) expect(await newsOf(side)).toEqual(news);
  expect(await newsOf(unnamed)).toEqual([]);
  const mails = () => queuedMails(app, { to: company.email, subject: 'Milestones are due soon' });
  expect((await mails())[0]?.text).toContain('“Second pump”');

  await runJob(app, milestoneDatesJob.queue);
  expect(await newsOf(company)).toEqual(news);
  expect(await mails()).toHaveLength(1);
  await app.sql("update collaborations set status = 'cancelled' where id = $1", [id]);
  await app.sql('delete from notifications');
  await runJob(app, milestoneDatesJob.queue);
  expect(await newsOf(company)).toEqual([]);
});
