import { defineArea } from '#platform/server/noun.ts';
import { caseStudiesNoun } from './case-studies/case-studies.noun.ts';
import { caseStudyDraftsNoun } from './case-study-drafts/case-study-drafts.noun.ts';
import { caseStudyPageNoun } from './case-study-page/case-study-page.noun.ts';
import { caseStudyReviewNoun } from './case-study-review/case-study-review.noun.ts';
import { testimonialsNoun } from './testimonials/testimonials.noun.ts';

export const storiesArea = defineArea('stories', [
  caseStudiesNoun,
  caseStudyDraftsNoun,
  caseStudyPageNoun,
  caseStudyReviewNoun,
  testimonialsNoun,
]);
