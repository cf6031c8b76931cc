import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

/** Stores a job of this queue in this state, which only a failure could make. */
const job = async (scene: Scene, queue: string, state: string): Promise<{ id: string }> => {
  const id = crypto.randomUUID();
  await scene.app.sql(
    `insert into pgboss.job (id, name, state, data, policy, keep_until)
        values ($1, $2, $3::pgboss.job_state, $4, 'standard', now() + interval '1 day')`,
    [
      id,
      queue,
      state,
      { to: 'asha@members.example', subject: 'Welcome', text: 'Hello', link: 'http://localhost' },
    ],
  );
  await scene.app.sql("update pgboss.job set source_name = 'mail' where id = $1 and name = 'mail-unsent'", [
    id,
  ]);
  return { id };
};

export const calls = defineCalls({
  listJobQueues: { who: 'admins' },
  listFailedJobs: { who: 'admins' },
  retryJob: {
    who: 'admins',
    call: async (scene) => ({ params: await job(scene, 'expired-records', 'failed') }),
  },
  retryQueue: {
    who: 'admins',
    call: async (scene) => {
      await job(scene, 'expired-records', 'failed');
      return { params: { queue: 'expired-records' } };
    },
  },
  getMailCounts: { who: 'admins' },
  listFailedMails: { who: 'admins' },
  retryMail: {
    who: 'admins',
    call: async (scene) => ({ params: await job(scene, 'mail-unsent', 'created') }),
  },
  retryMails: {
    who: 'admins',
    call: async (scene) => {
      await job(scene, 'mail-unsent', 'created');
      return {};
    },
  },
  giveUpMail: {
    who: 'admins',
    call: async (scene) => ({ params: await job(scene, 'mail-unsent', 'created') }),
  },
});
