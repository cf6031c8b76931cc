import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { callAs, ticketBody } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, someEmail } from './call.ts';

/** Tickets to the support team. */
export function supportCalls(app: TestApp, owner: TestMember): Calls {
  const ticket = (): Promise<{ id: string; number: string }> =>
    callAs(app, owner, 'POST', '/support/tickets', ticketBody());
  const resolve = (id: string) =>
    app.sql(`update support_tickets set status = 'resolved', resolved_at = now() where id = $1`, [id]);
  const image = async () => fileForm(await samplePng(), 'screen.png');
  const file = async () => {
    const { id: ticketId } = await ticket();
    const { id } = await callAs(app, owner, 'POST', `/support/tickets/${ticketId}/files`, await image());
    return { id: id as string, ticketId };
  };
  /** Makes a ticket a guest's. @returns the secret of a link to it. */
  const tokenOf = async ({ id }: { id: string }): Promise<string> => {
    const token = newOpaqueToken();
    await app.sql(
      `update support_tickets set author_id = null, guest_name = 'Asha', guest_email = 'a@visitors.example' where id = $1`,
      [id],
    );
    await app.sql(
      `insert into support_ticket_links (id, ticket_id, token_hash, expires_at)
        values (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
      [id, hashToken(token)],
    );
    return token;
  };

  return {
    createTicket: () => ({ body: ticketBody({ name: 'Asha Devi', email: someEmail() }) }),
    listTickets: nothing,
    getTicketCounts: nothing,
    getTicket: async () => ({ params: { number: (await ticket()).number } }),
    replyToTicket: async () => ({ params: { id: (await ticket()).id }, body: { message: 'It has come.' } }),
    createTicketFile: async () => ({ params: { id: (await ticket()).id }, body: await image() }),
    removeTicketFile: async () => ({ params: { id: (await file()).id } }),
    openTicketFile: async () => ({ params: { id: (await file()).id } }),
    downloadTicketFile: async () => {
      const { id } = await file();
      const path = `/support/ticket-files/${id}/openings`;
      const { expires, signature } = await callAs(app, owner, 'POST', path);
      return { params: { id }, query: `?expires=${expires}&signature=${signature}` };
    },
    openGuestTicket: async () => ({ body: { token: await tokenOf(await ticket()) } }),
    replyToGuestTicket: async () => ({ body: { token: await tokenOf(await ticket()), message: 'It came.' } }),
    rateGuestTicket: async () => {
      const resolved = await ticket();
      await resolve(resolved.id);
      return { body: { token: await tokenOf(resolved), rating: 4 } };
    },
    downloadGuestFile: async () => {
      const { id, ticketId } = await file();
      const body = { message: 'See the picture.', file_ids: [id] };
      await callAs(app, owner, 'POST', `/support/tickets/${ticketId}/replies`, body);
      return { body: { token: await tokenOf({ id: ticketId }), id } };
    },
    endGuestLinks: async () => ({ body: { token: await tokenOf(await ticket()) } }),
    rateTicket: async () => {
      const { id } = await ticket();
      await resolve(id);
      return { params: { id }, body: { rating: 5 } };
    },
    getTicketToAnswer: async () => ({ params: { number: (await ticket()).number } }),
    updateTicket: async () => ({
      params: { id: (await ticket()).id },
      body: { version: 1, status: 'resolved' },
    }),
    listTicketNotes: async () => ({ params: { id: (await ticket()).id } }),
    createTicketNote: async () => ({ params: { id: (await ticket()).id }, body: { message: 'Asks often.' } }),
    listDoubleTickets: async () => ({ params: { id: (await ticket()).id } }),
    mergeTicket: async () => {
      const [double, main] = [await ticket(), await ticket()];
      return { params: { id: double.id }, body: { version: 1, into: main.number } };
    },
    unmergeTicket: async () => {
      const [double, main] = [await ticket(), await ticket()];
      await app.sql('update support_tickets set merged_into = $2 where id = $1', [double.id, main.id]);
      return { params: { id: double.id }, body: { version: 1 } };
    },
    revokeTicketLinks: async () => ({ params: { id: (await ticket()).id } }),
  };
}
