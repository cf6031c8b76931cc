import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './canned-answers.contract.ts';
import * as answers from './canned-answers.service.ts';

export function cannedAnswersRoutes(bind: Bind): void {
  bind(contract.listCannedAnswers, (ctx) => answers.listCannedAnswers(ctx));
  bind(contract.createCannedAnswer, (ctx, { body }) => answers.createCannedAnswer(ctx, body));
  bind(contract.listCannedAnswerChanges, (ctx, { query }) => answers.listCannedAnswerChanges(ctx, query));
  bind(contract.updateCannedAnswer, (ctx, { params, body }) =>
    answers.updateCannedAnswer(ctx, params.id, body),
  );
  bind(contract.removeCannedAnswer, (ctx, { params }) => answers.removeCannedAnswer(ctx, params.id));
}
