import { callAs, KEY_DOCUMENTS, keyDocumentForm } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from './call.ts';

/** Calls to ask for a level of verification and to decide on it. */
export function verificationCalls(app: TestApp, owner: TestMember): Calls {
  /** Gives the owner, a company, what level 1 needs, and asks for it. */
  const openRequest = async (): Promise<{ id: string }> => {
    await withoutRequests(app, owner);
    return { id: (await callAs(app, owner, 'POST', '/verification/requests', { level: 1 })).id };
  };
  const requestWithPaper = async () => {
    const { id } = await openRequest();
    const { open_request } = await callAs(app, owner, 'GET', '/verification');
    return { id, documentId: String(open_request.documents[0].document_id) };
  };

  return {
    getVerification: nothing,
    askForVerification: async () => {
      await withoutRequests(app, owner);
      return { body: { level: 1 } };
    },
    withdrawVerification: async () => ({ params: await openRequest() }),
    listVerificationRequests: nothing,
    getVerificationRequest: async () => ({ params: await openRequest() }),
    decideVerification: async () => ({
      params: await openRequest(),
      body: { decision: 'refuse', reason: 'The seal cannot be read.', papers_seen: '' },
    }),
    revokeVerification: async () => ({
      params: await grantedRequest(app, owner),
      body: { reason: 'The register says otherwise.' },
    }),
    openVerificationNumbers: async () => ({ params: await openRequest() }),
    openVerificationDocument: async () => ({ params: await requestWithPaper() }),
    downloadVerificationDocument: async () => ({
      params: await requestWithPaper(),
      query: '?expires=1&signature=x',
    }),
  };
}

/** Prepares the member so that they can ask for level 1 now. */
async function withoutRequests(app: TestApp, member: TestMember): Promise<void> {
  await app.sql('delete from verification_requests where member_id = $1', [member.id]);
  // Writes the numbers that each kind of member needs; the form takes those of one kind only.
  await app.sql("update profiles set corporate_cin = 'U72900KA2004PTC999123' where id = $1", [member.id]);
  await app.sql(
    "update profile_details set pan = 'AAATA0000K', csr_registration_number = 'CSR99900001' where id = $1",
    [member.id],
  );
  const documents: { kind: string }[] = await callAs(app, member, 'GET', '/documents');
  for (const kind of KEY_DOCUMENTS) {
    if (!documents.some((one) => one.kind === kind))
      await callAs(app, member, 'POST', '/documents', keyDocumentForm(kind));
  }
}

/** Inserts a granted level. */
async function grantedRequest(app: TestApp, member: TestMember): Promise<{ id: string }> {
  await app.sql('delete from verification_requests where member_id = $1', [member.id]);
  const id = crypto.randomUUID();
  await app.sql(
    `insert into verification_requests (id, member_id, level, status, decided_at, reason, checked_on, valid_until)
      values ($1, $2, 1, 'granted', now(), 'Checked.', current_date, current_date + 700)`,
    [id, member.id],
  );
  return { id };
}
