import { ticketBody } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Call, type Calls, nothing, recordOf } from '../call.ts';

/** The supporters' desk. */
export function deskCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);
  const ticket = async (): Promise<Call> => ({
    params: { id: (await record('/support/tickets', ticketBody())).id },
  });
  const cannedAnswer = async (): Promise<Call> => {
    const id = crypto.randomUUID();
    await app.sql('insert into canned_answers (id, title, body) values ($1, $2, $3)', [
      id,
      id,
      'Dear {name}',
    ]);
    return { params: { id } };
  };
  /** A view is its supporter's own: that of the first admin, who makes the call; other calls make more of them. */
  const savedView = async (): Promise<Call> => {
    const id = crypto.randomUUID();
    await app.sql(
      `insert into support_saved_views (id, supporter_id, name, filters)
        select $1::uuid, id, $1::text, '{}' from accounts where is_admin order by created_at, id limit 1`,
      [id],
    );
    return { params: { id } };
  };
  const answerBody = () => ({ title: `Thanks ${crypto.randomUUID()}`, body: 'Dear {name}, thank you.' });

  return {
    listDeskTickets: nothing,
    listSupporters: nothing,
    listSavedViews: nothing,
    createSavedView: () => ({ body: { name: crypto.randomUUID(), filters: { status: 'open' } } }),
    removeSavedView: savedView,
    listCannedAnswers: nothing,
    createCannedAnswer: () => ({ body: answerBody() }),
    updateCannedAnswer: async () => ({ ...(await cannedAnswer()), body: { ...answerBody(), version: 1 } }),
    removeCannedAnswer: cannedAnswer,
    listCannedAnswerChanges: nothing,
    openMemberFacts: ticket,
    listMemberLooks: nothing,
    reportPresence: async () => ({ ...(await ticket()), body: { typing: true } }),
    leaveTicket: ticket,
    listTicketWeeks: nothing,
  };
}
