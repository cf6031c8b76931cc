import { defineNoun } from '#platform/server/noun.ts';
import { loadWorkDemo } from './demo-collaborations.demo.ts';
import { loadMilestonePlansDemo } from './milestone-plans.demo.ts';

export const demoCollaborationsNoun = defineNoun({
  demo: { load: loadWorkDemo, finish: loadMilestonePlansDemo },
});
