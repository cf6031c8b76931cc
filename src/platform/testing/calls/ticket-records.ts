import { callAs, ticketBody } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import type { Scene } from './define-calls.ts';

/** A ticket of the owner's. */
export const ticket = (scene: Scene): Promise<{ id: string; number: string }> =>
  callAs(scene.app, scene.owner, 'POST', '/support/tickets', ticketBody());
/** Resolves a ticket. */
export const resolveTicket = (scene: Scene, id: string) =>
  scene.app.sql(`update support_tickets set status = 'resolved', resolved_at = now() where id = $1`, [id]);
/** The form that adds a picture to a ticket. */
export const imageForm = async () => fileForm(await samplePng(), 'screen.png');
/** A file of a ticket that is not sent yet. */
export const ticketFile = async (scene: Scene) => {
  const { id: ticketId } = await ticket(scene);
  const { id } = await callAs(
    scene.app,
    scene.owner,
    'POST',
    `/support/tickets/${ticketId}/files`,
    await imageForm(),
  );
  return { id: id as string, ticketId };
};
