import { defineNoun } from '#platform/server/noun.ts';
import { platformFiguresRoutes } from './platform-figures.routes.ts';

export const platformFiguresNoun = defineNoun({ routes: platformFiguresRoutes });
