import { callAs, testimonialBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from '../call.ts';

/** Jobs, mails and the system, and the moderation queue. */
export function adminCalls(app: TestApp, owner: TestMember): Calls {
  const testimonial = (): Promise<{ id: string }> =>
    callAs(app, owner, 'POST', '/testimonials', testimonialBody());
  const declined = async () => {
    const { id } = await testimonial();
    const admin = await createMember(app, { admin: true });
    const body = { status: 'declined', reason: 'Too short.', version: 1 };
    await callAs(app, admin, 'PUT', `/testimonials/${id}/decision`, body);
    return { kind: 'testimonial', id };
  };
  /** Stores a job of this queue in this state, which only a failure could make. */
  const job = async (queue: string, state: string): Promise<{ id: string }> => {
    const id = crypto.randomUUID();
    await app.sql(
      `insert into pgboss.job (id, name, state, data, policy, keep_until)
        values ($1, $2, $3::pgboss.job_state, $4, 'standard', now() + interval '1 day')`,
      [
        id,
        queue,
        state,
        { to: 'asha@members.example', subject: 'Welcome', text: 'Hello', link: 'http://localhost' },
      ],
    );
    await app.sql("update pgboss.job set source_name = 'mail' where id = $1 and name = 'mail-unsent'", [id]);
    return { id };
  };
  return {
    listJobQueues: nothing,
    listFailedJobs: nothing,
    retryJob: async () => ({ params: await job('expired-records', 'failed') }),
    retryQueue: async () => {
      await job('expired-records', 'failed');
      return { params: { queue: 'expired-records' } };
    },
    getMailCounts: nothing,
    listFailedMails: nothing,
    retryMail: async () => ({ params: await job('mail-unsent', 'created') }),
    retryMails: async () => {
      await job('mail-unsent', 'created');
      return {};
    },
    giveUpMail: async () => ({ params: await job('mail-unsent', 'created') }),
    getSystemFacts: nothing,
    listSystemFigures: nothing,
    listModerationQueue: nothing,
    decideQueueItem: async () => ({
      params: { kind: 'testimonial', id: (await testimonial()).id },
      body: { decision: 'accepted', stamp: '1' },
    }),
    listModerationLog: nothing,
    getPrivacyFigures: nothing,
    listPendingDeletions: nothing,
    listDataExports: nothing,
    getRefusal: async () => ({ params: await declined() }),
    answerRefusal: async () => ({ params: await declined(), body: { body: 'It is longer now.' } }),
  };
}
