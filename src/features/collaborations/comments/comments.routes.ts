import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './comments.contract.ts';
import * as comments from './comments.service.ts';

export function commentsRoutes(bind: Bind): void {
  bind(contract.listComments, (ctx, { params, query }) => comments.listComments(ctx, params.id, query));
  bind(contract.countComments, (ctx, { params, query }) =>
    comments.countComments(ctx, params.id, query.subjects),
  );
  bind(contract.listSubjectThreads, (ctx, { params, query }) =>
    comments.listSubjectThreads(ctx, params.id, query),
  );
  bind(contract.listCommentPeople, (ctx, { params }) => comments.listCommentPeople(ctx, params.id));
  bind(contract.createComment, (ctx, { params, body }) => comments.createComment(ctx, params.id, body), {
    stores: { what: 'comments', perDay: 500 },
  });
  bind(contract.updateComment, (ctx, { params, body }) => comments.updateComment(ctx, params, body), {
    stores: { what: 'edits of comments', perDay: 500 },
  });
  bind(contract.removeComment, (ctx, { params }) => comments.removeComment(ctx, params));
  bind(contract.listCommentVersions, (ctx, { params }) => comments.listCommentVersions(ctx, params));
  bind(contract.addReaction, (ctx, { params }) => comments.setReaction(ctx, params, true), {
    stores: { what: 'reactions to comments', perDay: 1000 },
  });
  bind(contract.removeReaction, (ctx, { params }) => comments.setReaction(ctx, params, false));
  bind(contract.readThread, (ctx, { params, body }) => comments.readThread(ctx, params.id, body));
}
