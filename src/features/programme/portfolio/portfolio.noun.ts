import { defineNoun } from '#platform/server/noun.ts';
import { portfolioRoutes } from './portfolio.routes.ts';

export const portfolioNoun = defineNoun({ routes: portfolioRoutes });
