import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import {
  aboutGrant,
  expenseBody,
  grantOfOwner,
  lastMonth,
  paidGrant,
} from '#platform/testing/calls/fund-records.ts';
import { callAs } from '#platform/testing/records.ts';

const money = { act: 'money', scope: 'collaborations:write', heard: 'funds' } as const;
const moves = {
  who: 'changes own',
  ...money,
  makesNothing: 'moves a statement; statements are limited',
} as const;

/** A statement of a grant of the owner's on this side, with one expense; the company reads one that was sent. */
const statement = (side: 'funder' | 'agency', body?: object) => async (scene: Scene) => {
  const { app } = scene;
  const { grant, people } = await grantOfOwner(scene, side, (all) => paidGrant(app, all));
  await callAs(app, people.agency, 'POST', `/grants/${grant.id}/expenses`, expenseBody(grant.heads[0].id));
  const path = `/grants/${grant.id}/utilisations`;
  const { id } = await callAs(app, people.agency, 'POST', path, lastMonth());
  if (side === 'funder') await callAs(app, people.agency, 'POST', `/utilisations/${id}/send`);
  return { params: { id: String(id) }, ...(body && { body }) };
};

export const calls = defineCalls({
  createUtilisation: { who: 'adds to own', ...money, call: aboutGrant('agency', () => lastMonth()) },
  listUtilisations: { who: 'reads own', scope: 'collaborations:read', call: aboutGrant('agency') },
  getUtilisation: { who: 'reads own', scope: 'collaborations:read', call: statement('agency') },
  sendUtilisation: { ...moves, isMainJob: true, call: statement('agency') },
  returnUtilisation: { ...moves, call: statement('funder', { remark: 'Which pump?' }) },
  acceptUtilisation: { ...moves, isMainJob: true, call: statement('funder') },
});
