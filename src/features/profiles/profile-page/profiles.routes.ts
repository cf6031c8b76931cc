import * as avatarContract from '#features/profiles/avatar/avatar.contract.ts';
import * as avatar from '#features/profiles/avatar/avatar.service.ts';
import * as memberPageContract from '#features/profiles/member-page/member-page.contract.ts';
import * as memberPages from '#features/profiles/member-page/member-page.service.ts';
import * as profileContract from '#features/profiles/profile/profiles.contract.ts';
import * as profiles from '#features/profiles/profile/profiles.service.ts';
import * as pictureContract from '#features/profiles/project-pictures/project-pictures.contract.ts';
import * as pictures from '#features/profiles/project-pictures/project-pictures.service.ts';
import * as projectContract from '#features/profiles/projects/projects.contract.ts';
import * as projects from '#features/profiles/projects/projects.service.ts';
import * as serviceContract from '#features/profiles/services/services.contract.ts';
import * as services from '#features/profiles/services/services.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';

export function profilesRoutes(bind: Bind): void {
  bind(profileContract.getProfile, (ctx) => profiles.getProfile(ctx));
  bind(profileContract.updateProfile, (ctx, { body }) => profiles.updateProfile(ctx, body));
  bind(profileContract.getOverview, (ctx) => profiles.getOverview(ctx));
  bind(avatarContract.updateAvatar, (ctx, { body, file }) => avatar.updateAvatar(ctx, file, body));
  bind(avatarContract.removeAvatar, (ctx) => avatar.removeAvatar(ctx));

  bind(memberPageContract.getMemberPage, (ctx, { params }) => memberPages.getMemberPage(ctx, params.slug));
  bind(memberPageContract.listMemberServices, (ctx, { params, query }) =>
    memberPages.listMemberServices(ctx, params.slug, query),
  );
  bind(memberPageContract.listMemberProjects, (ctx, { params, query }) =>
    memberPages.listMemberProjects(ctx, params.slug, query),
  );

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

  bind(pictureContract.createProjectPicture, (ctx, { params, body, file }) =>
    pictures.createProjectPicture(ctx, params.id, file, body),
  );
  bind(pictureContract.updateProjectPicture, (ctx, { params, body }) =>
    pictures.updateProjectPicture(ctx, params.id, params.pictureId, body),
  );
  bind(pictureContract.removeProjectPicture, (ctx, { params }) =>
    pictures.removeProjectPicture(ctx, params.id, params.pictureId),
  );
}
