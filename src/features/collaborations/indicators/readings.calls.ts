import { indicator } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { record } from '#platform/testing/calls/record-calls.ts';

const readingBody = { reading_date: '2026-06-01', value: '180' };
const reading = async (scene: Scene) => {
  const params = await indicator(scene);
  const path = `/collaborations/${params.id}/indicators/${params.indicatorId}/readings`;
  return { ...params, readingId: String((await record(scene, path, readingBody)).id) };
};

export const calls = defineCalls({
  listIndicatorReadings: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    call: async (scene) => ({ params: await indicator(scene) }),
  },
  createIndicatorReading: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'indicators',
    heard: 'indicators',
    call: async (scene) => ({ params: await indicator(scene), body: readingBody }),
  },
  updateIndicatorReading: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'indicators',
    heard: 'indicators',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await reading(scene), body: { value: '190' } }),
  },
  removeIndicatorReading: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'indicators',
    heard: 'indicators',
    call: async (scene) => ({ params: await reading(scene) }),
  },
});
