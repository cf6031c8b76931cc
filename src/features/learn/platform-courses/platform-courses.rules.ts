import type { CourseContent } from '#features/learn/courses/course-content.contract.ts';

export interface StarterQuestion {
  text: string;
  /** `right: true` marks each right answer; at least one is right and one wrong. `feedback` is for those who chose it. */
  choices: { text: string; right?: true; feedback?: string }[];
  /** Why the right answer is right, with its source: shown after each answer. */
  feedback: string;
}

export interface StarterModule {
  /** Letters, digits and hyphens; stays the same for ever, so that learners keep their progress. */
  id: string;
  title: string;
  /** Markdown without HTML. Its headings start at `#`, which the page shows below the module's own. */
  text: string;
  /** Opens in a new tab. */
  video?: { title: string; url: string };
  questions: StarterQuestion[];
}

/**
 * A course of the platform itself. Its key is also its address: /learn/courses/{key}. When its words change, the next
 * start of `npm run starter-library` publishes them as a new version.
 */
export interface StarterCourse
  extends Pick<CourseContent, 'title' | 'category' | 'level' | 'minutes' | 'description' | 'sources'> {
  /** Letters, digits and hyphens; stays the same for ever. */
  key: string;
  /** ISO day on which the content was last checked against its sources. */
  reviewed_on: string;
  modules: StarterModule[];
}
