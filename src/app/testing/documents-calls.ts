import { callAs, documentForm } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, recordOf } from './call.ts';

/** Calls of the document vault, its shares and openings. */
export function documentsCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);
  const document = () => record('/documents', documentForm());

  return {
    listDocuments: nothing,
    createDocument: () => ({ body: documentForm() }),
    updateDocument: async () => ({ params: await document(), body: { kind: '12a' } }),
    replaceDocumentFile: async () => ({
      params: await document(),
      body: fileForm(await samplePng(), 'scan.png'),
    }),
    removeDocument: async () => ({ params: await document() }),
    shareDocument: async () => ({
      params: await document(),
      body: { member_id: (await createMember(app)).id, days: 7 },
    }),
    shareDocuments: async () => ({
      body: {
        document_ids: [(await document()).id, (await document()).id],
        member_id: (await createMember(app)).id,
        days: 7,
      },
    }),
    revokeDocumentShare: async () => {
      const { id } = await document();
      const share = { member_id: (await createMember(app)).id, days: 7 };
      return { params: { id, shareId: (await record(`/documents/${id}/shares`, share)).id } };
    },
    listSharedDocuments: nothing,
    getSharedDocumentSummary: nothing,
    listDocumentOpenings: nothing,
    openDocument: async () => ({ params: await document() }),
    downloadDocument: async () => {
      const params = await document();
      const { expires, signature } = await callAs(app, owner, 'POST', `/documents/${params.id}/openings`);
      return { params, query: `?expires=${expires}&signature=${signature}` };
    },
  };
}
