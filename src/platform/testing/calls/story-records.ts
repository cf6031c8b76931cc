import { callAs, caseStudyBody } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import type { Scene } from './define-calls.ts';
import { record } from './record-calls.ts';

/** A draft of a story. */
export const storyDraft = (scene: Scene) => record(scene, '/profile/case-studies', caseStudyBody());
/** The form that adds a file to a story. */
export const mediaForm = () => fileForm(samplePdf(), 'Report.pdf');
/** A draft with a file. */
export const draftWithMedia = async (scene: Scene) => {
  const { id } = await storyDraft(scene);
  const media = await callAs(
    scene.app,
    scene.owner,
    'POST',
    `/profile/case-studies/${id}/media`,
    mediaForm(),
  );
  return { id, mediaId: media.id };
};

/** Sends a draft to the review. */
export const sendDraft = async (scene: Scene, id: string) =>
  callAs(scene.app, scene.owner, 'POST', `/profile/case-studies/${id}/submission`, { version: 1 });
