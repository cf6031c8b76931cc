import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { sentStatement } from '#platform/testing/calls/fund-records.ts';
import { callAs } from '#platform/testing/records.ts';

/** The secret of a link of the owner's NGO. */
const token = async (scene: Scene): Promise<string> => {
  const { params } = await sentStatement(scene, 'agency');
  const path = `/utilisations/${params.id}/practitioner-links`;
  return (await callAs(scene.app, scene.owner, 'POST', path)).link.split('#')[1];
};
const everybody = { who: 'everybody', makesNothing: 'changes a link; links are limited' } as const;
const silent = { ...everybody, heard: 'nothing' } as const;

export const calls = defineCalls({
  createPractitionerLink: {
    who: 'adds to own',
    heard: 'nothing',
    act: 'money',
    scope: 'collaborations:write',
    call: (scene) => sentStatement(scene, 'agency'),
  },
  downloadPractitionerReport: {
    who: 'reads own',
    scope: 'collaborations:read',
    call: (scene) => sentStatement(scene, 'agency'),
  },
  openPractitionerReport: { ...silent, call: async (scene) => ({ body: { token: await token(scene) } }) },
  downloadPractitionerDraft: {
    ...silent,
    call: async (scene) => ({ body: { token: await token(scene) } }),
  },
  confirmPractitionerReport: {
    ...everybody,
    heard: 'funds',
    call: async (scene) => {
      const number = String(Math.floor(100_000 + Math.random() * 900_000));
      return {
        body: {
          token: await token(scene),
          membership_number: number,
          udin: `26${number}ABCDEF${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`,
        },
      };
    },
  },
  checkUtilisation: {
    who: 'everybody',
    call: async (scene) => {
      const { params } = await sentStatement(scene, 'agency');
      const { code } = await callAs(scene.app, scene.owner, 'GET', `/utilisations/${params.id}`);
      return { params: { code } };
    },
  },
});
