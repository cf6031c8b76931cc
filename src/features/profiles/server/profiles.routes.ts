import type { Bind } from '#platform/server/bind.ts';
import * as profileContract from '../profiles.contract.ts';
import * as projectContract from '../projects.contract.ts';
import * as serviceContract from '../services.contract.ts';
import * as profiles from './profiles.service.ts';
import * as projects from './projects.service.ts';
import * as services from './services.service.ts';

export function profilesRoutes(bind: Bind): void {
  bind(profileContract.getProfile, (ctx) => profiles.getProfile(ctx));
  bind(profileContract.updateProfile, (ctx, { body }) => profiles.updateProfile(ctx, body));
  bind(profileContract.getOverview, (ctx) => profiles.getOverview(ctx));

  bind(serviceContract.listServices, (ctx, { query }) => services.listServices(ctx, query));
  bind(serviceContract.createService, (ctx, { body }) => services.createService(ctx, body));
  bind(serviceContract.getService, (ctx, { params }) => services.getService(ctx, params.id));
  bind(serviceContract.updateService, (ctx, { params, body }) =>
    services.updateService(ctx, params.id, body),
  );
  bind(serviceContract.removeService, (ctx, { params }) => services.removeService(ctx, params.id));

  bind(projectContract.listProjects, (ctx, { query }) => projects.listProjects(ctx, query));
  bind(projectContract.getProjectStats, (ctx) => projects.getProjectStats(ctx));
  bind(projectContract.createProject, (ctx, { body }) => projects.createProject(ctx, body));
  bind(projectContract.getProject, (ctx, { params }) => projects.getProject(ctx, params.id));
  bind(projectContract.updateProject, (ctx, { params, body }) =>
    projects.updateProject(ctx, params.id, body),
  );
  bind(projectContract.removeProject, (ctx, { params }) => projects.removeProject(ctx, params.id));
}
