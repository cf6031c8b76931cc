import { defineArea } from '#platform/server/noun.ts';
import { certificatesNoun } from './certificates/certificates.noun.ts';
import { coursePlayerNoun } from './course-player/course-player.noun.ts';
import { courseProposalsNoun } from './course-proposals/course-proposals.noun.ts';
import { coursesNoun } from './courses/courses.noun.ts';
import { demoCoursesNoun } from './demo-courses/demo-courses.noun.ts';
import { learnPageNoun } from './learn-page/learn-page.noun.ts';
import { resourceRatingsNoun } from './resource-ratings/resource-ratings.noun.ts';
import { resourceReviewNoun } from './resource-review/resource-review.noun.ts';
import { resourceUploadNoun } from './resource-upload/resource-upload.noun.ts';
import { resourcesNoun } from './resources/resources.noun.ts';
import { starterLibraryNoun } from './starter-library/starter-library.noun.ts';
import { webinarsNoun } from './webinars/webinars.noun.ts';

export const learnArea = defineArea('learn', [
  certificatesNoun,
  coursePlayerNoun,
  courseProposalsNoun,
  coursesNoun,
  demoCoursesNoun,
  learnPageNoun,
  resourceRatingsNoun,
  resourceReviewNoun,
  resourceUploadNoun,
  resourcesNoun,
  starterLibraryNoun,
  webinarsNoun,
]);
