import { defineNoun } from '#platform/server/noun.ts';
import { queryGatewayRoutes } from './query-gateway.routes.ts';

export const queryGatewayNoun = defineNoun({
  routes: (bind, parts) => queryGatewayRoutes(bind, parts),
});
