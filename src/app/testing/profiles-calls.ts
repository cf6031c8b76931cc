import { signWords } from '#platform/server/crypto/signed-words.ts';
import { projectBody, serviceBody } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, recordOf, someEmail } from './call.ts';

const SECRET = 'a secret that only the tests know, long enough';

/** The own profile with its services and projects, and what others see of it. */
export function profilesCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);
  const service = () => record('/profile/services', serviceBody());
  const project = () => record('/profile/projects', projectBody());
  const picture = async () => {
    const { id } = await project();
    const form = fileForm(await samplePng(), 'well.png', { alt_text: 'A new well', people: 'none' });
    return { id, pictureId: (await record(`/profile/projects/${id}/pictures`, form)).id };
  };
  const memberPage = async () => {
    const { id } = await createMember(app);
    const [profile] = await app.sql<{ slug: string }>('select slug from profiles where id = $1', [id]);
    return { params: { slug: profile?.slug ?? '' } };
  };
  const changed = { title: 'New title' };

  return {
    updateMailChoices: () => ({ body: { mails_partners: true } }),
    stopMails: () => ({
      body: { kind: 'digest', id: owner.id, signature: signWords(SECRET, 'stop digest', owner.id) },
    }),
    stopMailsInOneClick: () => ({
      query: `?kind=digest&id=${owner.id}&signature=${signWords(SECRET, 'stop digest', owner.id)}`,
      body: { 'List-Unsubscribe': 'One-Click' },
    }),
    getProfile: nothing,
    updateProfile: () => ({ body: { bio: someEmail() } }),
    getOverview: nothing,
    getMemberPage: memberPage,
    listMemberServices: memberPage,
    listMemberProjects: memberPage,
    listMemberRegistrations: memberPage,
    updateAvatar: async () => ({ body: fileForm(await samplePng(), 'me.png') }),
    removeAvatar: nothing,
    listServices: nothing,
    createService: () => ({ body: serviceBody() }),
    getService: async () => ({ params: await service() }),
    updateService: async () => ({ params: await service(), body: changed }),
    removeService: async () => ({ params: await service() }),
    listProjects: nothing,
    getProjectStats: nothing,
    createProject: () => ({ body: projectBody() }),
    getProject: async () => ({ params: await project() }),
    updateProject: async () => ({ params: await project(), body: changed }),
    removeProject: async () => ({ params: await project() }),
    createProjectPicture: async () => ({
      params: await project(),
      body: fileForm(await samplePng(), 'well.png', { alt_text: 'A new well', people: 'none' }),
    }),
    updateProjectPicture: async () => ({ params: await picture(), body: { alt_text: 'The same well' } }),
    removeProjectPicture: async () => ({ params: await picture() }),
  };
}
