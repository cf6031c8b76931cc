import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const HOUR_MS = 3_600_000;
const made = async (scene: Scene, path: string, body: object) =>
  callAs(scene.app, await createMember(scene.app, { admin: true }), 'POST', path, body);
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
const planned = async (scene: Scene) => ({
  id: (await made(scene, '/admin/status/maintenance', maintenance())).id,
});

export const calls = defineCalls({
  listIncidents: { who: 'admins' },
  createIncident: { who: 'admins create', call: () => ({ body: incident }) },
  addIncidentUpdate: {
    who: 'admins create',
    call: async (scene) => ({
      params: { id: (await made(scene, '/admin/status/incidents', incident)).id },
      body: { state: 'resolved', body: 'Mails leave again.', version: 1 },
    }),
  },
  listMaintenance: { who: 'admins' },
  createMaintenance: { who: 'admins create', call: () => ({ body: maintenance() }) },
  updateMaintenance: {
    who: 'admins',
    call: async (scene) => ({
      params: await planned(scene),
      body: { ...maintenance(), title: 'Newer disks', version: 1 },
    }),
  },
  removeMaintenance: { who: 'admins', call: async (scene) => ({ params: await planned(scene) }) },
});
