import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { vaultDocument } from '#platform/testing/calls/document-records.ts';
import { callAs } from '#platform/testing/records.ts';

export const calls = defineCalls({
  listDocumentOpenings: { who: 'signed in', scope: 'documents:read' },
  openDocument: {
    who: 'changes own',
    act: 'personal',
    scope: 'documents:read',
    call: async (scene) => ({ params: await vaultDocument(scene) }),
  },
  downloadDocument: {
    who: 'changes own',
    scope: 'documents:read',
    call: async (scene) => {
      const params = await vaultDocument(scene);
      const { expires, signature } = await callAs(
        scene.app,
        scene.owner,
        'POST',
        `/documents/${params.id}/openings`,
      );
      return { params, query: `?expires=${expires}&signature=${signature}` };
    },
  },
});
