import { byPasswordAlone } from '#platform/testing/calls/account-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { aboutAnother } from '#platform/testing/calls/record-calls.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, signIn } from '#platform/testing/sign-in.ts';

const refreshToken = async (scene: Scene) => ({
  body: { refresh_token: (await createMember(scene.app)).refreshToken },
});

export const calls = defineCalls({
  signOut: { who: 'everybody', makesNothing: 'ends a session', call: refreshToken },
  refreshSession: {
    who: 'everybody',
    makesNothing: 'limited by address; spent tokens are deleted',
    isMainJob: true,
    call: refreshToken,
  },
  getUser: { who: 'signed in', scope: 'profile:read' },
  checkSession: { who: 'everybody' },
  listSessions: { who: 'signed in', whole: 'the devices that are signed in now' },
  removeSession: {
    who: 'reads own',
    act: 'personal',
    call: async (scene) => {
      await signIn(scene.app, await byPasswordAlone(scene));
      const [session] = await callAs(scene.app, scene.owner, 'GET', '/account/sessions');
      return { params: { id: session.id } };
    },
  },
  removeOtherSessions: { who: 'signed in', act: 'personal', recorded: 'devices-signed-out' },
  endMemberSessions: { ids: { ':id': 'person' }, who: 'admins', call: (scene) => aboutAnother(scene.app) },
});
