import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from '../call.ts';

const HOUR_MS = 3_600_000;

/** The status, and the incidents and planned maintenance that an admin makes. */
export function statusCalls(app: TestApp): Calls {
  const made = async (path: string, body: object) =>
    callAs(app, await createMember(app, { admin: true }), 'POST', path, body);
  const maintenance = () => ({
    title: 'New disks',
    services: ['files'],
    starts_at: new Date(Date.now() + HOUR_MS).toISOString(),
    ends_at: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  });
  const incident = {
    title: 'Mails leave late',
    services: ['mail'],
    impact: 'degraded',
    state: 'investigating',
    body: 'Mails wait.',
  };
  const planned = async () => ({ id: (await made('/admin/status/maintenance', maintenance())).id });
  return {
    getStatus: nothing,
    listReadings: nothing,
    listIncidents: nothing,
    createIncident: () => ({ body: incident }),
    addIncidentUpdate: async () => ({
      params: { id: (await made('/admin/status/incidents', incident)).id },
      body: { state: 'resolved', body: 'Mails leave again.', version: 1 },
    }),
    listMaintenance: nothing,
    createMaintenance: () => ({ body: maintenance() }),
    updateMaintenance: async () => ({
      params: await planned(),
      body: { ...maintenance(), title: 'Newer disks', version: 1 },
    }),
    removeMaintenance: async () => ({ params: await planned() }),
  };
}
