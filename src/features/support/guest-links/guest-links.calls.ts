import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { resolveTicket, ticket, ticketFile } from '#platform/testing/calls/ticket-records.ts';
import { callAs } from '#platform/testing/records.ts';

/** Makes a ticket a guest's. @returns the secret of a link to it. */
const tokenOf = async (scene: Scene, { id }: { id: string }): Promise<string> => {
  const token = newOpaqueToken();
  await scene.app.sql(
    `update support_tickets set author_id = null, guest_name = 'Asha', guest_email = 'a@visitors.example' where id = $1`,
    [id],
  );
  await scene.app.sql(
    `insert into support_ticket_links (id, ticket_id, token_hash, expires_at)
        values (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
    [id, hashToken(token)],
  );
  return token;
};

export const calls = defineCalls({
  openGuestTicket: {
    who: 'everybody',
    makesNothing: 'stores nothing',
    call: async (scene) => ({ body: { token: await tokenOf(scene, await ticket(scene)) } }),
  },
  replyToGuestTicket: {
    who: 'everybody creates',
    call: async (scene) => ({
      body: { token: await tokenOf(scene, await ticket(scene)), message: 'It came.' },
    }),
  },
  rateGuestTicket: {
    who: 'everybody',
    makesNothing: 'changes a row, twice at most',
    call: async (scene) => {
      const resolved = await ticket(scene);
      await resolveTicket(scene, resolved.id);
      return { body: { token: await tokenOf(scene, resolved), rating: 4 } };
    },
  },
  downloadGuestFile: {
    who: 'everybody',
    makesNothing: 'stores nothing',
    call: async (scene) => {
      const { id, ticketId } = await ticketFile(scene);
      const body = { message: 'See the picture.', file_ids: [id] };
      await callAs(scene.app, scene.owner, 'POST', `/support/tickets/${ticketId}/replies`, body);
      return { body: { token: await tokenOf(scene, { id: ticketId }), id } };
    },
  },
  endGuestLinks: {
    who: 'everybody',
    makesNothing: 'deletes rows',
    call: async (scene) => ({ body: { token: await tokenOf(scene, await ticket(scene)) } }),
  },
});
