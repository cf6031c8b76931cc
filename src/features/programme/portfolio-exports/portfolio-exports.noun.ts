import { defineNoun } from '#platform/server/noun.ts';
import { portfolioExportsRoutes } from './portfolio-exports.routes.ts';

export const portfolioExportsNoun = defineNoun({ routes: portfolioExportsRoutes });
