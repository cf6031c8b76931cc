import { collaboration, inCollaboration } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

const comment = (scene: Scene) =>
  inCollaboration(scene, 'comments', 'commentId', { body: 'The pump works.' });

export const calls = defineCalls({
  listComments: {
    who: 'reads own',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  countComments: {
    who: 'reads own',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  listSubjectThreads: {
    who: 'reads own',
    right: 'any',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  listCommentPeople: {
    who: 'reads own',
    right: 'any',
    whole: 'the people of the partners of one collaboration, five hundred at most',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createComment: {
    who: 'adds to own',
    act: 'collaborate',
    right: 'comments',
    heard: 'comments',
    isMainJob: true,
    call: async (scene) => ({ params: await collaboration(scene), body: { body: 'The pump works.' } }),
  },
  updateComment: {
    who: 'changes own',
    act: 'collaborate',
    right: 'comments',
    heard: 'comments',
    call: async (scene) => ({ params: await comment(scene), body: { body: 'Both pumps work.' } }),
  },
  removeComment: {
    who: 'changes own',
    act: 'collaborate',
    right: 'comments',
    heard: 'comments',
    call: async (scene) => ({ params: await comment(scene) }),
  },
  listCommentVersions: {
    who: 'reads own',
    right: 'any',
    whole: 'fifty versions at most',
    call: async (scene) => ({ params: await comment(scene) }),
  },
  addReaction: {
    who: 'changes own',
    act: 'collaborate',
    right: 'comments',
    heard: 'comments',
    call: async (scene) => ({ params: { ...(await comment(scene)), reaction: 'agree' } }),
  },
  removeReaction: {
    who: 'changes own',
    act: 'collaborate',
    right: 'comments',
    heard: 'comments',
    call: async (scene) => ({ params: { ...(await comment(scene)), reaction: 'agree' } }),
  },
  readThread: {
    who: 'reads own',
    act: 'personal',
    right: 'any',
    heard: 'nothing',
    makesNothing: 'changes a row; there is one of each thread',
    call: async (scene) => {
      const { id, commentId } = await comment(scene);
      return { params: { id }, body: { read_until: String(commentId) } };
    },
  },
});
