import { defineNoun } from '#platform/server/noun.ts';
import { lawChangesErrors } from './law-changes.errors.ts';
import { lawChangesRoutes } from './law-changes.routes.ts';

export const lawChangesNoun = defineNoun({ routes: lawChangesRoutes, errors: lawChangesErrors });
