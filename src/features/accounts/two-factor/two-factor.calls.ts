import { beginTwoFactor, codeOf, switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import { byPasswordAlone } from '#platform/testing/calls/account-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

const newestCode = async (scene: Scene) => {
  await byPasswordAlone(scene);
  return codeOf((await switchOnTwoFactor(scene.app, scene.owner)).secret);
};

export const calls = defineCalls({
  getTwoFactor: { who: 'signed in' },
  beginTwoFactor: {
    who: [401, 201, 201, 201, 201],
    act: 'personal',
    call: async (scene) => {
      await byPasswordAlone(scene);
      return { body: { password: TEST_PASSWORD } };
    },
  },
  confirmTwoFactor: {
    who: [401, 400, 400, 200, 400],
    act: 'personal',
    recorded: 'two-factor-on',
    makesNothing: 'changes a row; its codes are replaced',
    call: async (scene) => {
      await byPasswordAlone(scene);
      return { body: { code: codeOf(await beginTwoFactor(scene.app, scene.owner)) } };
    },
  },
  renewRecoveryCodes: {
    who: [401, 409, 409, 200, 409],
    act: 'personal',
    recorded: 'recovery-codes-renewed',
    call: async (scene) => ({ body: { password: TEST_PASSWORD, code: await newestCode(scene) } }),
  },
  switchOffTwoFactor: {
    who: [401, 409, 409, 200, 409],
    act: 'personal',
    recorded: 'two-factor-off',
    makesNothing: 'deletes a row',
    call: async (scene) => ({ body: { password: TEST_PASSWORD, code: await newestCode(scene) } }),
  },
});
