import { defineNoun } from '#platform/server/noun.ts';
import { tranchesRoutes } from './tranches.routes.ts';

export const tranchesNoun = defineNoun({ routes: tranchesRoutes });
