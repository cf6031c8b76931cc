import { defineNoun } from '#platform/server/noun.ts';
import { lawRoutes } from './law.routes.ts';

export const lawNoun = defineNoun({ routes: lawRoutes });
