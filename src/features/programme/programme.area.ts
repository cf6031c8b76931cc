import { defineArea } from '#platform/server/noun.ts';
import { portfolioNoun } from './portfolio/portfolio.noun.ts';
import { portfolioExportsNoun } from './portfolio-exports/portfolio-exports.noun.ts';
import { programmeViewsNoun } from './programme-views/programme-views.noun.ts';

export const programmeArea = defineArea('programme', [
  portfolioNoun,
  portfolioExportsNoun,
  programmeViewsNoun,
]);
