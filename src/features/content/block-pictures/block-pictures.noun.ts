import { defineNoun } from '#platform/server/noun.ts';
import { blockPicturesRoutes } from './block-pictures.routes.ts';

export const blockPicturesNoun = defineNoun({
  routes: blockPicturesRoutes,
});
