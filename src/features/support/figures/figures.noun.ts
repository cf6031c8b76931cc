import { defineNoun } from '#platform/server/noun.ts';
import { supportFiguresRoutes } from './support-figures.routes.ts';

export const figuresNoun = defineNoun({
  routes: supportFiguresRoutes,
});
