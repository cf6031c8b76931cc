import { defineNoun } from '#platform/server/noun.ts';
import { ownWorkRoutes } from './own-work.routes.ts';

export const ownWorkNoun = defineNoun({ routes: ownWorkRoutes });
