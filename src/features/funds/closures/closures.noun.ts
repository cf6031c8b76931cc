import { defineNoun } from '#platform/server/noun.ts';
import { closuresRoutes } from './closures.routes.ts';

export const closuresNoun = defineNoun({ routes: closuresRoutes });
