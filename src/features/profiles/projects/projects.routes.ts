import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './projects.contract.ts';
import * as projects from './projects.service.ts';

export function projectsRoutes(bind: Bind): void {
  bind(contract.listProjects, (ctx, { query }) => projects.listProjects(ctx, query));
  bind(contract.getProjectStats, (ctx) => projects.getProjectStats(ctx));
  bind(contract.createProject, (ctx, { body }) => projects.createProject(ctx, body), {
    stores: {
      what: 'projects',
      perDay: 50,
      inAll: { max: 300, table: 'user_projects', column: 'user_id' },
    },
  });
  bind(contract.getProject, (ctx, { params }) => projects.getProject(ctx, params.id));
  bind(contract.updateProject, (ctx, { params, body }) => projects.updateProject(ctx, params.id, body));
  bind(contract.removeProject, (ctx, { params }) => projects.removeProject(ctx, params.id));
}
