import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const incidentsErrors = defineErrors({
  INCIDENT_NOT_FOUND: [404, 'Incident not found'],
  MAINTENANCE_NOT_FOUND: [404, 'Maintenance not found'],
  MAINTENANCE_BEGUN: [409, 'This maintenance has begun. You can end it.'],
  MAINTENANCE_OVER: [409, 'This maintenance is over. It can no longer be changed.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof incidentsErrors> {}
}
