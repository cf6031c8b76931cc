import { callAs, KEY_DOCUMENTS, keyDocumentForm } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Scene } from './define-calls.ts';

/** Prepares the member so that they can ask for level 1 now. */
export async function withoutRequests(app: TestApp, member: TestMember): Promise<void> {
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

/** Gives the owner, a company, what level 1 needs, and asks for it. */
export const openRequest = async (scene: Scene): Promise<{ id: string }> => {
  await withoutRequests(scene.app, scene.owner);
  return { id: (await callAs(scene.app, scene.owner, 'POST', '/verification/requests', { level: 1 })).id };
};
