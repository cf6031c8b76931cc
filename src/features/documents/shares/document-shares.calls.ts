import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { vaultDocument } from '#platform/testing/calls/document-records.ts';
import { record } from '#platform/testing/calls/record-calls.ts';
import { createMember } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  shareDocument: {
    ids: { member_id: 'organisation' },
    who: 'adds to own',
    act: 'write',
    scope: 'documents:write',
    recorded: 'documents-shared',
    call: async (scene) => ({
      params: await vaultDocument(scene),
      body: { member_id: (await createMember(scene.app)).id, days: 7 },
    }),
  },
  shareDocuments: {
    ids: { member_id: 'organisation' },
    who: 'adds to own',
    act: 'write',
    scope: 'documents:write',
    recorded: 'documents-shared',
    call: async (scene) => ({
      body: {
        document_ids: [(await vaultDocument(scene)).id, (await vaultDocument(scene)).id],
        member_id: (await createMember(scene.app)).id,
        days: 7,
      },
    }),
  },
  revokeDocumentShare: {
    who: 'changes own',
    act: 'write',
    scope: 'documents:write',
    recorded: 'document-share-ended',
    call: async (scene) => {
      const { id } = await vaultDocument(scene);
      const share = { member_id: (await createMember(scene.app)).id, days: 7 };
      return { params: { id, shareId: (await record(scene, `/documents/${id}/shares`, share)).id } };
    },
  },
  listSharedDocuments: { who: 'signed in', scope: 'documents:read' },
  getSharedDocumentSummary: { who: 'signed in', scope: 'documents:read' },
});
