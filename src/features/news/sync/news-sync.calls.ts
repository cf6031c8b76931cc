import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutSource } from '#platform/testing/calls/news-records.ts';

export const calls = defineCalls({
  syncNews: { who: 'admins', unrecorded: 'starts what a job does every half hour' },
  fetchNewsSource: { who: 'admins', unrecorded: 'starts what a job does every half hour', call: aboutSource },
});
