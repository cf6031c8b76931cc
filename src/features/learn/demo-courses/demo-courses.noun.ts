import { defineNoun } from '#platform/server/noun.ts';
import { loadCoursesDemo } from './courses.demo.ts';

export const demoCoursesNoun = defineNoun({
  demo: { load: loadCoursesDemo },
});
