import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { vaultDocument } from '#platform/testing/calls/document-records.ts';
import { documentForm } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';

export const calls = defineCalls({
  listDocuments: { who: 'signed in', scope: 'documents:read', whole: 'a vault holds a hundred documents' },
  createDocument: {
    who: 'creates',
    act: 'write',
    scope: 'documents:write',
    call: () => ({ body: documentForm() }),
  },
  updateDocument: {
    who: 'changes own',
    act: 'write',
    scope: 'documents:write',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await vaultDocument(scene), body: { kind: '12a' } }),
  },
  replaceDocumentFile: {
    who: 'changes own',
    act: 'write',
    scope: 'documents:write',
    call: async (scene) => ({
      params: await vaultDocument(scene),
      body: fileForm(await samplePng(), 'scan.png'),
    }),
  },
  removeDocument: {
    who: 'changes own',
    act: 'write',
    scope: 'documents:write',
    call: async (scene) => ({ params: await vaultDocument(scene) }),
  },
});
