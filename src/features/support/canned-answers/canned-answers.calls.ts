import { type Call, defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

const cannedAnswer = async (scene: Scene): Promise<Call> => {
  const id = crypto.randomUUID();
  await scene.app.sql('insert into canned_answers (id, title, body) values ($1, $2, $3)', [
    id,
    id,
    'Dear {name}',
  ]);
  return { params: { id } };
};
const answerBody = () => ({ title: `Thanks ${crypto.randomUUID()}`, body: 'Dear {name}, thank you.' });

export const calls = defineCalls({
  listCannedAnswers: { who: 'admins', whole: 'a hundred canned answers at most' },
  createCannedAnswer: { who: 'admins create', call: () => ({ body: answerBody() }) },
  updateCannedAnswer: {
    who: 'admins',
    call: async (scene) => ({ ...(await cannedAnswer(scene)), body: { ...answerBody(), version: 1 } }),
  },
  removeCannedAnswer: { who: 'admins', call: cannedAnswer },
  listCannedAnswerChanges: { who: 'admins' },
});
