import { defineNoun } from '#platform/server/noun.ts';
import { paperFilesRoutes } from './paper-files.routes.ts';

export const paperFilesNoun = defineNoun({ routes: paperFilesRoutes });
