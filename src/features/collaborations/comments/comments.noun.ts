import { defineNoun } from '#platform/server/noun.ts';
import { COMMENT_MENTIONS_MAX, COMMENT_VERSIONS_MAX, COMMENTS_MAX } from './comments.contract.ts';
import { commentsErrors } from './comments.errors.ts';
import { commentsRoutes } from './comments.routes.ts';

export const commentsNoun = defineNoun({
  routes: commentsRoutes,
  limits: [
    { what: 'comments', max: COMMENTS_MAX, of: 'of a collaboration' },
    { what: 'earlier versions', max: COMMENT_VERSIONS_MAX, of: 'of a comment' },
    { what: 'mentions', max: COMMENT_MENTIONS_MAX, of: 'in a comment' },
  ],
  errors: commentsErrors,
});
