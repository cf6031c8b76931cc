import { defineNoun } from '#platform/server/noun.ts';
import { GROUPS_MAX, INDICATORS_MAX } from './indicators.contract.ts';
import { loadIndicatorsDemo } from './indicators.demo.ts';
import { indicatorsErrors } from './indicators.errors.ts';
import { indicatorsRoutes } from './indicators.routes.ts';
import { EVIDENCE_MAX, READINGS_MAX } from './readings.contract.ts';

export const indicatorsNoun = defineNoun({
  routes: indicatorsRoutes,
  limits: [
    { what: 'indicators', max: INDICATORS_MAX, of: 'of a collaboration' },
    { what: 'groups', max: GROUPS_MAX, of: 'of an indicator' },
    { what: 'readings', max: READINGS_MAX, of: 'of an indicator' },
    { what: 'files', max: EVIDENCE_MAX, of: 'that prove a reading' },
  ],
  errors: indicatorsErrors,
  demo: { load: loadIndicatorsDemo },
});
