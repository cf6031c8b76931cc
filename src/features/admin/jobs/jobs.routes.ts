import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './jobs.contract.ts';
import * as jobs from './jobs.service.ts';
import { getSystemFacts, listSystemFigures } from './system.contract.ts';
import * as system from './system.service.ts';

export function jobsRoutes(bind: Bind, settings: system.SystemSettings): void {
  bind(contract.listJobQueues, (ctx) => jobs.listJobQueues(ctx));
  bind(contract.listFailedJobs, (ctx, { query }) => jobs.listFailedJobs(ctx, query));
  bind(contract.retryJob, (ctx, { params }) => jobs.retryJob(ctx, params.id));
  bind(contract.retryQueue, (ctx, { params }) => jobs.retryQueue(ctx, params.queue));
  bind(contract.getMailCounts, (ctx) => jobs.getMailCounts(ctx));
  bind(contract.listFailedMails, (ctx, { query }) => jobs.listFailedMails(ctx, query));
  bind(contract.retryMail, (ctx, { params }) => jobs.retryMail(ctx, params.id));
  bind(contract.retryMails, (ctx) => jobs.retryMails(ctx));
  bind(contract.giveUpMail, (ctx, { params }) => jobs.giveUpMail(ctx, params.id));
  bind(getSystemFacts, (ctx) => system.getSystemFacts(ctx, settings));
  bind(listSystemFigures, (ctx, { query }) => system.listSystemFigures(ctx, query.period));
}
