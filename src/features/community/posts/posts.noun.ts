import { defineNoun } from '#platform/server/noun.ts';
import { ATTACHMENTS_MAX, MENTIONS_MAX } from './posts.contract.ts';
import { postsErrors } from './posts.errors.ts';
import { postsRoutes } from './posts.routes.ts';

export const postsNoun = defineNoun({
  routes: postsRoutes,
  limits: [
    { what: 'attachments', max: ATTACHMENTS_MAX, of: 'of a post' },
    { what: 'mentions', max: MENTIONS_MAX, of: 'in a post' },
  ],
  errors: postsErrors,
});
