import { collaboration, indicator, indicatorBody } from '#platform/testing/calls/collaboration-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listIndicators: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'fifty indicators at most',
    call: async (scene) => ({ params: await collaboration(scene) }),
  },
  createIndicator: {
    who: 'adds to own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'indicators',
    heard: 'indicators',
    call: async (scene) => ({ params: await collaboration(scene), body: indicatorBody }),
  },
  updateIndicator: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'indicators',
    heard: 'indicators',
    makesNothing: 'changes a row',
    call: async (scene) => ({ params: await indicator(scene), body: { name: 'Girls in class 8' } }),
  },
  removeIndicator: {
    who: 'changes own',
    act: 'collaborate',
    scope: 'collaborations:write',
    right: 'indicators',
    heard: 'indicators',
    call: async (scene) => ({ params: await indicator(scene) }),
  },
  listIndicatorTotals: {
    who: 'reads own',
    scope: 'collaborations:read',
    right: 'any',
    whole: 'a day of each of a thousand readings at most',
    call: async (scene) => ({ params: await indicator(scene) }),
  },
});
