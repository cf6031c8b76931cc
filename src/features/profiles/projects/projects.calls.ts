import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { newTitle, project } from '#platform/testing/calls/profile-records.ts';
import { projectBody } from '#platform/testing/records.ts';

export const calls = defineCalls({
  listProjects: { who: 'signed in', scope: 'projects:read' },
  getProjectStats: { who: 'signed in', scope: 'projects:read' },
  createProject: {
    who: 'creates',
    act: 'write',
    scope: 'projects:write',
    call: () => ({ body: projectBody() }),
  },
  getProject: {
    who: 'reads own',
    scope: 'projects:read',
    call: async (scene) => ({ params: await project(scene) }),
  },
  updateProject: {
    who: 'changes own',
    act: 'write',
    scope: 'projects:write',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await project(scene), body: newTitle }),
  },
  removeProject: {
    who: 'changes own',
    act: 'write',
    scope: 'projects:write',
    call: async (scene) => ({ params: await project(scene) }),
  },
});
