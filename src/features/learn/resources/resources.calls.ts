import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutResource } from '#platform/testing/calls/resource-records.ts';

export const calls = defineCalls({
  listResources: { who: 'everybody', scope: 'learn:read' },
  listLatestResources: { who: 'everybody', scope: 'learn:read', whole: 'six resources' },
  getResource: { who: 'everybody', scope: 'learn:read', call: aboutResource },
  viewResource: {
    who: 'everybody',
    makesNothing: 'limited by address; one row for each reader and day',
    call: aboutResource,
  },
  downloadResource: { who: 'everybody', scope: 'learn:read', call: aboutResource },
});
