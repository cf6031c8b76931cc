import { registerInnerApps } from '#platform/server/http/inner-apps.ts';
import { defineNoun } from '#platform/server/noun.ts';
import { createSandboxHost } from './sandbox-host.service.ts';
import { sandboxUpkeepJob } from './sandbox-upkeep.job.ts';
import { sandboxesErrors } from './sandboxes.errors.ts';
import { sandboxesRoutes } from './sandboxes.routes.ts';
import { SANDBOX_PREFIX } from './sandboxes.rules.ts';
import { NO_SANDBOXES, openSandbox, type SandboxHost } from './sandboxes.service.ts';

declare module '#platform/server/noun.ts' {
  interface SharedParts {
    /** Lets sandboxes run; none inside of one. */
    sandboxes?: SandboxHost;
  }
}

export const sandboxesNoun = defineNoun({
  async open(parts) {
    const sandboxes = createSandboxHost(parts);
    parts.onStop(sandboxes.stop);
    return { sandboxes };
  },
  routes: (bind, parts) => sandboxesRoutes(bind, parts.sandboxes ?? NO_SANDBOXES),
  register(app, { database, sandboxes = NO_SANDBOXES, gate }) {
    registerInnerApps(app, {
      prefix: SANDBOX_PREFIX,
      find: async (token) => (await openSandbox({ db: database.db, now: new Date() }, token, sandboxes)).app,
      gate,
    });
  },
  jobs: [sandboxUpkeepJob],
  errors: sandboxesErrors,
});
