import { z } from 'zod';
import { IMPACTS, INCIDENT_STATES, Incident, Maintenance } from '#features/support/status/status.contract.ts';
import { SERVICE_IDS } from '#features/support/status/status.rules.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { IdParams, requiredLine, requiredText, text } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const TITLE_MAX = 120;
export const BODY_MAX = 2000;

const Services = z
  .array(z.enum(SERVICE_IDS, 'Unknown service'), 'Please choose a service')
  .min(1, 'Please choose a service')
  .max(SERVICE_IDS.length, 'Please choose each service once')
  .refine((values) => new Set(values).size === values.length, 'Please choose each service once');

const Version = z.number('Version is required').int('Version must be a whole number');

/** A new incident, with its first update. It begins now. */
export const IncidentInput = z.strictObject({
  title: requiredLine(TITLE_MAX, 'Title'),
  services: Services,
  impact: z.enum(IMPACTS, 'Please choose what members notice'),
  state: z.enum(INCIDENT_STATES, 'Please choose a state').exclude(['resolved']),
  body: requiredText(BODY_MAX, 'Message'),
});
export type IncidentInput = z.output<typeof IncidentInput>;

/** What is known now of an incident. `resolved` ends it. */
export const IncidentUpdateInput = z.strictObject({
  state: z.enum(INCIDENT_STATES, 'Please choose a state'),
  body: requiredText(BODY_MAX, 'Message'),
  /** That of the incident which the admin has read. */
  version: Version,
});
export type IncidentUpdateInput = z.output<typeof IncidentUpdateInput>;

/** Longest planned maintenance. */
const MAINTENANCE_DAYS_MAX = 14;

const When = z.iso.datetime('Please enter a day and a time');

export const MaintenanceInput = z
  .strictObject({
    title: requiredLine(TITLE_MAX, 'Title'),
    body: text(BODY_MAX, 'Message').default(''),
    services: Services,
    starts_at: When,
    ends_at: When,
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ['ends_at'],
    error: 'The end must be after the start',
  })
  .refine(
    ({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at) <= MAINTENANCE_DAYS_MAX * DAY_MS,
    { path: ['ends_at'], error: `Maintenance can last ${MAINTENANCE_DAYS_MAX} days at most` },
  );
export type MaintenanceInput = z.output<typeof MaintenanceInput>;

/** All of a maintenance, and the version that the admin has read. */
export const MaintenanceUpdate = MaintenanceInput.safeExtend({ version: Version });
export type MaintenanceUpdate = z.output<typeof MaintenanceUpdate>;

export const listIncidents = defineRoute({
  name: 'listIncidents',
  method: 'GET',
  path: '/admin/status/incidents',
  access: 'admin',
  summary: 'All incidents: open ones first, then the newest',
  query: PageQuery,
  response: paged(Incident),
});

export const createIncident = defineRoute({
  name: 'createIncident',
  method: 'POST',
  path: '/admin/status/incidents',
  access: 'admin',
  summary: 'Opens an incident with its first update; everybody sees it',
  body: IncidentInput,
  response: Incident,
  status: 201,
});

export const addIncidentUpdate = defineRoute({
  name: 'addIncidentUpdate',
  method: 'POST',
  path: '/admin/status/incidents/:id/updates',
  access: 'admin',
  summary: 'Says what is known now of an incident, and resolves it or opens it again',
  params: IdParams,
  body: IncidentUpdateInput,
  response: Incident,
  status: 201,
});

export const listMaintenance = defineRoute({
  name: 'listMaintenance',
  method: 'GET',
  path: '/admin/status/maintenance',
  access: 'admin',
  summary: 'All planned maintenance, the last to end first',
  query: PageQuery,
  response: paged(Maintenance),
});

export const createMaintenance = defineRoute({
  name: 'createMaintenance',
  method: 'POST',
  path: '/admin/status/maintenance',
  access: 'admin',
  summary: 'Plans maintenance: its services show it, and its minutes are not counted in their uptime',
  body: MaintenanceInput,
  response: Maintenance,
  status: 201,
});

export const updateMaintenance = defineRoute({
  name: 'updateMaintenance',
  method: 'PATCH',
  path: '/admin/status/maintenance/:id',
  access: 'admin',
  summary: 'Changes a maintenance that has not ended; one that has begun keeps its start and its services',
  params: IdParams,
  body: MaintenanceUpdate,
  response: Maintenance,
});

export const removeMaintenance = defineRoute({
  name: 'removeMaintenance',
  method: 'DELETE',
  path: '/admin/status/maintenance/:id',
  access: 'admin',
  summary: 'Cancels a maintenance that has not begun',
  params: IdParams,
  response: z.object({ id: z.uuid() }),
});
