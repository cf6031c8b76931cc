import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './course-player.contract.ts';
import * as player from './course-player.service.ts';

export function coursePlayerRoutes(bind: Bind): void {
  bind(contract.getCourseModule, (ctx, { params }) => player.getCourseModule(ctx, params));
  bind(
    contract.saveModuleProgress,
    (ctx, { params, body }, caller) => player.saveModuleProgress(ctx, params, body, caller),
    { stores: { what: 'steps in courses', perDay: 1000 } },
  );
  bind(
    contract.answerCourseQuiz,
    (ctx, { params, body }, caller) => player.answerCourseQuiz(ctx, params, body, caller),
    { stores: { what: 'answers to quizzes', perDay: 500 } },
  );
  bind(contract.downloadCourseFile, (ctx, { params }) => player.downloadCourseFile(ctx, params));
}
