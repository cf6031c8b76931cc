import { defineNoun } from '#platform/server/noun.ts';
import { registerSharePictures } from '#platform/server/pages/share-pictures.ts';
import { caseStudyPictures } from './case-study-head.service.ts';

export const caseStudyPageNoun = defineNoun({
  register: (app, { database, gate }) => registerSharePictures(app, [caseStudyPictures(database.db)], gate),
});
