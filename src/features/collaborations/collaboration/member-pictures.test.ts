import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, documentForm, guestRequestBody, startCollaboration } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("a member's picture appears wherever other members see the name, until it is removed", async () => {
  const ngo = await createMember(app, { name: 'Jal Trust' });
  const corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  const { avatar_url } = await callAs(
    app,
    ngo,
    'PUT',
    '/profile/avatar',
    fileForm(await samplePng(), 'me.png'),
  );
  expect(avatar_url).toMatch(/-512\.webp$/);

  const { id } = await startCollaboration(app, ngo, corporate);
  await callAs(app, corporate, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
  const rating = { rated_profile_id: corporate.id, score: 5 };
  await callAs(app, ngo, 'POST', `/collaborations/${id}/ratings`, rating);
  const document = await callAs(app, ngo, 'POST', '/documents', documentForm());
  await callAs(app, ngo, 'POST', `/documents/${document.id}/shares`, { member_id: corporate.id, days: 7 });

  const as = (path: string) => callAs(app, corporate, 'GET', path);
  const seen = async () => ({
    inMarketplace: (await as(`/marketplace/profiles/${ngo.id}`)).avatar_url,
    inRequest: (await as('/collaboration-requests/received'))[0].profile_avatar_url,
    inTeam: (await as(`/collaborations/${id}/participants`)).find(
      ({ profile_id }: { profile_id: string }) => profile_id === ngo.id,
    ).avatar_url,
    inRating: (await as(`/collaborations/${id}/ratings`))[0].rater_avatar_url,
    withDocuments: (await as('/documents/shared'))[0].owner_avatar_url,
  });
  const everywhere = (url: string | null) => ({
    inMarketplace: url,
    inRequest: url,
    inTeam: url,
    inRating: url,
    withDocuments: url,
  });
  expect(await seen()).toEqual(everywhere(avatar_url));
  expect((await callAs(app, ngo, 'GET', '/auth/user')).avatar_url).toBe(avatar_url);

  await callAs(app, ngo, 'DELETE', '/profile/avatar');
  expect(await seen()).toEqual(everywhere(null));
  expect(await callAs(app, ngo, 'GET', '/auth/user')).not.toHaveProperty('avatar_url');
});

test('a visitor who requests a collaboration does not see pictures', async () => {
  const ngo = await createMember(app);
  await callAs(app, ngo, 'PUT', '/profile/avatar', fileForm(await samplePng(), 'me.png'));
  const answer = await app.request('POST', '/collaboration-requests', { body: guestRequestBody(ngo.id) });
  expect(answer.status).toBe(201);
  expect(answer.body.data.profile_avatar_url).toBeNull();
});
