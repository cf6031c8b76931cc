import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import {
  aboutGrant,
  agreedGrant,
  grantOfOwner,
  paidGrant,
  sentStatement,
} from '#platform/testing/calls/fund-records.ts';
import { callAs } from '#platform/testing/records.ts';

const reads = { who: 'reads own', scope: 'collaborations:read' } as const;

export const calls = defineCalls({
  downloadReceipt: {
    ...reads,
    call: async (scene) => {
      const { grant, people } = await grantOfOwner(scene, 'agency', (all) => paidGrant(scene.app, all));
      const { records } = await callAs(scene.app, people.agency, 'GET', `/grants/${grant.id}/releases`);
      return { params: { id: String(records[0].id) } };
    },
  },
  downloadStatement: { ...reads, call: (scene) => sentStatement(scene, 'agency') },
  downloadGfr12a: {
    ...reads,
    call: async (scene) => {
      const make = { has_government_money: true };
      const { grant } = await grantOfOwner(scene, 'agency', (all) => agreedGrant(scene.app, all, make));
      return { params: { id: grant.id }, query: '?financial_year=2026-27' };
    },
  },
  downloadMou: { ...reads, call: aboutGrant('agency') },
});
