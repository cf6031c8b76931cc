import { startProbeRounds } from '#features/support/status/probe-rounds.job.ts';
import { probeMinute } from '#features/support/status/probe-rounds.service.ts';
import { createProbes } from '#features/support/status/probes.service.ts';
import { defineNoun } from '#platform/server/noun.ts';
import { watchIncidents } from './incident-watch.service.ts';
import { incidentsErrors } from './incidents.errors.ts';
import { incidentsRoutes } from './incidents.routes.ts';

export const incidentsNoun = defineNoun({
  routes: incidentsRoutes,
  watch({ config, store, ownUrl, queues, jobs, ...parts }) {
    const probes = createProbes({ ownUrl, sessionSecret: config.sessionSecret, store, queues });
    const probe = (minute: Date) =>
      probeMinute({ ...parts, actor: null, now: new Date(), jobs }, probes, minute, watchIncidents);
    return startProbeRounds(probe, parts.log).stop;
  },
  errors: incidentsErrors,
});
