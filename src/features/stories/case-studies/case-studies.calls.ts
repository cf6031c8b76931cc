import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { draftWithMedia, sendDraft } from '#platform/testing/calls/story-records.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const published = async (scene: Scene) => {
  const { id, mediaId } = await draftWithMedia(scene);
  const { version } = await sendDraft(scene, id);
  const admin = await createMember(scene.app, { admin: true });
  const body = { decision: 'published', version };
  const { slug } = await callAs(scene.app, admin, 'PUT', `/admin/case-studies/${id}/decision`, body);
  return { slug, mediaId };
};
const slugOf = async (scene: Scene) => ({ params: { slug: (await published(scene)).slug } });

export const calls = defineCalls({
  listCaseStudies: { who: 'everybody', scope: 'learn:read' },
  listCaseStudyOrganizations: { who: 'everybody', scope: 'learn:read', whole: 'ten names' },
  listMemberCaseStudies: {
    who: 'everybody',
    scope: 'marketplace:read',
    call: async (scene) => {
      const [row] = await scene.app.sql<{ slug: string }>('select slug from profiles where id = $1', [
        scene.owner.id,
      ]);
      await scene.app.sql('update profiles set is_page_public = true where id = $1', [scene.owner.id]);
      return { params: { slug: row?.slug ?? '' } };
    },
  },
  getCaseStudy: { who: 'everybody', scope: 'learn:read', call: slugOf },
  viewCaseStudy: { who: 'everybody', makesNothing: 'counts once per story and day', call: slugOf },
  likeCaseStudy: { who: 'confirmed', act: 'personal', call: slugOf },
  unlikeCaseStudy: { who: 'confirmed', act: 'personal', call: slugOf },
  downloadCaseStudyMedia: {
    who: 'everybody',
    scope: 'learn:read',
    call: async (scene) => {
      const { slug, mediaId } = await published(scene);
      return { params: { slug, id: mediaId } };
    },
  },
});
