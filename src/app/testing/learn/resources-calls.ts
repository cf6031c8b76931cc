import { callAs, resourceBody } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from '../call.ts';

/** Files that arrive in parts, and the resource library. */
export function resourcesCalls(app: TestApp, owner: TestMember): Calls {
  // Only a few can be on their way.
  const none = () => app.sql('delete from uploads where owner_id = $1', [owner.id]);
  const upload = async (member = owner) => {
    await none();
    return sendUpload(app, member, samplePdf());
  };
  const waiting = async (author = owner): Promise<{ id: string; waiting_since: string }> => {
    const { id } = await callAs(app, author, 'POST', '/resources', resourceBody(await upload(author)));
    const [row] = await app.sql<{ waiting_since: Date }>(
      'select waiting_since from resources where id = $1',
      [id],
    );
    return { id, waiting_since: row?.waiting_since.toISOString() ?? '' };
  };
  const published = async (author = owner): Promise<{ id: string }> => {
    const { id } = await waiting(author);
    await app.sql(
      `with v as (update resource_versions set published_at = now() where resource_id = $1 returning file_name)
       update resources set status = 'published', published_at = now(), waiting_since = null, file_name = v.file_name
       from v where id = $1`,
      [id],
    );
    return { id };
  };
  const about = async () => ({ params: await published() });
  const unpublished = async () => ({ id: (await waiting()).id });

  return {
    createUpload: async () => {
      await none();
      return { body: { name: 'plan.pdf', byte_size: 9 } };
    },
    listUploads: nothing,
    removeUpload: async () => ({ params: { id: await upload() } }),
    listResources: nothing,
    listLatestResources: nothing,
    getResource: about,
    viewResource: about,
    downloadResource: about,
    listOwnResources: nothing,
    createResource: async () => ({ body: resourceBody(await upload()) }),
    updateResource: async () => {
      const { upload_id, ...body } = resourceBody('');
      return { params: await unpublished(), body };
    },
    addResourceVersion: async () => ({ params: await published(), body: { upload_id: await upload() } }),
    removeResource: async () => ({ params: await unpublished() }),
    listResourceRatings: about,
    // Its author does not rate it.
    rateResource: async () => ({ params: await published(await createMember(app)), body: { stars: 4 } }),
    removeResourceRating: about,
    answerResourceRating: async () => {
      const { id } = await published();
      const rater = await createMember(app);
      const rating = await callAs(app, rater, 'PUT', `/resources/${id}/ratings/mine`, { stars: 3 });
      return { params: { id: rating.id }, body: { answer: 'Thank you' } };
    },
    listWaitingResources: nothing,
    decideResource: async () => {
      const { id, waiting_since } = await waiting();
      return { params: { id }, body: { status: 'published', waiting_since } };
    },
    verifyResource: async () => ({ params: await published(), body: { is_verified: true } }),
  };
}
