import { defineNoun } from '#platform/server/noun.ts';
import { PROJECT_PICTURES_MAX } from './project-pictures.contract.ts';
import { projectPicturesErrors } from './project-pictures.errors.ts';
import { projectPicturesRoutes } from './project-pictures.routes.ts';

export const projectPicturesNoun = defineNoun({
  routes: projectPicturesRoutes,
  limits: [{ what: 'pictures', max: PROJECT_PICTURES_MAX, of: 'of a project' }],
  errors: projectPicturesErrors,
});
