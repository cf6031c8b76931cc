import { z } from 'zod';
import { Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { SERVICE_STATES } from './status.rules.ts';

const ServiceState = z.enum(SERVICE_STATES);

export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

export const IMPACTS = ['degraded', 'outage'] as const;

const StatusDay = z.object({
  /** ISO day in India. */
  day: z.string(),
  status: ServiceState,
  /** Minutes of the day. */
  outage: z.int(),
  degraded: z.int(),
  maintenance: z.int(),
});
export type StatusDay = z.output<typeof StatusDay>;

const ServiceStatus = z.object({
  id: z.string(),
  service: z.string(),
  status: ServiceState,
  /** When the state was measured; null without data. */
  measured_at: Instant.nullable(),
  /** Percent of the last 90 days with two decimals, without planned maintenance; null without data. */
  uptime: z.number().nullable(),
  last_incident: Instant.nullable(),
  /** The days of the last 90 that have data, the oldest first. */
  days: z.array(StatusDay),
});
export type ServiceStatus = z.output<typeof ServiceStatus>;

export const Incident = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Ids of services. */
  services: z.array(z.string()),
  impact: z.enum(IMPACTS),
  state: z.enum(INCIDENT_STATES),
  /** Opened by the probes. */
  is_automatic: z.boolean(),
  started_at: Instant,
  resolved_at: Instant.nullable(),
  version: z.int(),
  /** The newest first. */
  updates: z.array(z.object({ state: z.enum(INCIDENT_STATES), body: z.string(), created_at: Instant })),
});
export type Incident = z.output<typeof Incident>;

export const Maintenance = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** Ids of services. */
  services: z.array(z.string()),
  starts_at: Instant,
  ends_at: Instant,
  version: z.int(),
});
export type Maintenance = z.output<typeof Maintenance>;

export const Status = z.object({
  /** The worst state of all services. */
  status: ServiceState,
  /** True while the database does not answer: this is what was known at `as_of`. */
  is_stale: z.boolean(),
  /** When the database was read last; null if it was not since the start. */
  as_of: Instant.nullable(),
  /** First ISO day in India with data; null without data. */
  measured_since: z.string().nullable(),
  services: z.array(ServiceStatus),
  /** Open incidents and those of the last 90 days, open ones first, then the newest; twenty at most. */
  incidents: z.array(Incident),
  /** Planned maintenance that has not ended, the first to start first. */
  maintenance: z.array(Maintenance),
});
export type Status = z.output<typeof Status>;

export const getStatus = defineRoute({
  name: 'getStatus',
  method: 'GET',
  path: '/status',
  access: 'public',
  scope: 'none',
  isForAll: true,
  summary:
    'How the services of the platform are, measured each minute; the last known state while the database is away. Also at /status',
  response: Status,
});

export const listReadings = defineRoute({
  name: 'listReadings',
  method: 'GET',
  path: '/admin/status/readings',
  access: 'admin',
  summary: 'What the last probe of each service found, in words',
  response: z.array(
    z.object({
      /** Id of a service. */
      service: z.string(),
      status: ServiceState,
      minute: Instant,
      /** Null while the round is under way. */
      detail: z.string().nullable(),
    }),
  ),
});
