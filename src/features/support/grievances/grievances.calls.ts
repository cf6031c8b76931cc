import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';
import { callAs, grievanceBody } from '#platform/testing/records.ts';

/** Reports content through the API and returns the id of its ticket, which the answer does not have. */
const grievance = async (scene: Scene): Promise<{ id: string }> => {
  const { number } = await callAs(scene.app, scene.owner, 'POST', '/support/grievances', grievanceBody());
  const [row] = await scene.app.sql<{ id: string }>(
    "select id from support_tickets where 'T-' || number = $1",
    [number],
  );
  return { id: row?.id ?? '' };
};

export const calls = defineCalls({
  createGrievance: {
    who: 'everybody creates',
    call: () => ({ body: grievanceBody({ name: 'Asha Devi', email: someEmail() }) }),
  },
  listGrievances: { who: 'admins' },
  getGrievance: { who: 'admins', call: async (scene) => ({ params: await grievance(scene) }) },
  acknowledgeGrievance: { who: 'admins', call: async (scene) => ({ params: await grievance(scene) }) },
  decideGrievance: {
    who: 'admins',
    call: async (scene) => ({
      params: await grievance(scene),
      body: { decision: 'granted', reasons: 'The story was taken down.' },
    }),
  },
  exportGrievances: { who: 'admins' },
});
