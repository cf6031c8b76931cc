import { defineNoun } from '#platform/server/noun.ts';
import { loadCommunityDemo } from './community.demo.ts';

export const demoDiscussionsNoun = defineNoun({
  demo: { load: loadCommunityDemo },
});
