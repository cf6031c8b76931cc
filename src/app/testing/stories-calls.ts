import { callAs, caseStudyBody, testimonialBody } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, recordOf } from './call.ts';

/** Stories from members. */
export function storiesCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);
  const draft = () => record('/profile/case-studies', caseStudyBody());
  const mediaForm = () => fileForm(samplePdf(), 'Report.pdf');
  const withMedia = async () => {
    const { id } = await draft();
    const media = await callAs(app, owner, 'POST', `/profile/case-studies/${id}/media`, mediaForm());
    return { id, mediaId: media.id };
  };
  const sent = async (id: string) =>
    callAs(app, owner, 'POST', `/profile/case-studies/${id}/submission`, { version: 1 });
  const pending = async () => sent((await draft()).id);
  const published = async () => {
    const { id, mediaId } = await withMedia();
    const { version } = await sent(id);
    const admin = await createMember(app, { admin: true });
    const body = { decision: 'published', version };
    const { slug } = await callAs(app, admin, 'PUT', `/admin/case-studies/${id}/decision`, body);
    return { slug, mediaId };
  };
  const slugOf = async () => ({ params: { slug: (await published()).slug } });

  return {
    listTestimonials: nothing,
    sendTestimonial: () => ({ body: testimonialBody() }),
    listOwnTestimonials: nothing,
    listPendingTestimonials: nothing,
    decideTestimonial: async () => ({
      params: await record('/testimonials', testimonialBody()),
      body: { status: 'published', version: 1 },
    }),

    listCaseStudies: nothing,
    listCaseStudyOrganizations: nothing,
    listMemberCaseStudies: async () => {
      const [row] = await app.sql<{ slug: string }>('select slug from profiles where id = $1', [owner.id]);
      await app.sql('update profiles set is_page_public = true where id = $1', [owner.id]);
      return { params: { slug: row?.slug ?? '' } };
    },
    getCaseStudy: slugOf,
    viewCaseStudy: slugOf,
    likeCaseStudy: slugOf,
    unlikeCaseStudy: slugOf,
    downloadCaseStudyMedia: async () => {
      const { slug, mediaId } = await published();
      return { params: { slug, id: mediaId } };
    },
    listOwnCaseStudies: nothing,
    createCaseStudy: () => ({ body: caseStudyBody() }),
    getOwnCaseStudy: async () => ({ params: await draft() }),
    updateCaseStudy: async () => ({ params: await draft(), body: { version: 1, title: 'Another title' } }),
    submitCaseStudy: async () => ({ params: await draft(), body: { version: 1 } }),
    removeCaseStudy: async () => ({ params: await draft() }),
    addCaseStudyMedia: async () => ({ params: await draft(), body: mediaForm() }),
    removeCaseStudyMedia: async () => ({ params: await withMedia() }),
    listReviewedCaseStudies: nothing,
    getReviewedCaseStudy: async () => ({ params: { id: (await pending()).id } }),
    decideCaseStudy: async () => {
      const { id, version } = await pending();
      return { params: { id }, body: { decision: 'published', version } };
    },
  };
}
