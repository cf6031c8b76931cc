import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './topics.contract.ts';
import * as topics from './topics.service.ts';

export function topicsRoutes(bind: Bind): void {
  bind(contract.listTopics, (ctx, { params, query }) => topics.listTopics(ctx, params.circle, query));
  bind(contract.searchPosts, (ctx, { params, query }) => topics.searchPosts(ctx, params.circle, query));
  bind(contract.createTopic, (ctx, { params, body }) => topics.createTopic(ctx, params.circle, body), {
    stores: { what: 'topics', perDay: 20 },
  });
  bind(contract.getTopic, (ctx, { params }) => topics.getTopic(ctx, params.id));
  bind(contract.readTopic, (ctx, { params }) => topics.readTopic(ctx, params.id), {
    stores: { what: 'topics read', perDay: 2000 },
  });
  bind(contract.markAnswer, (ctx, { params, body }) => topics.markAnswer(ctx, params.id, body));
  bind(contract.setTopicState, (ctx, { params, body }) => topics.setTopicState(ctx, params.id, body));
}
