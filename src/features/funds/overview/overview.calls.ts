import { defineCalls } from '#platform/testing/calls/define-calls.ts';

const reads = { who: 'signed in', scope: 'collaborations:read' } as const;
const whole = 'at most 200 entries';

export const calls = defineCalls({
  getFundFigures: { ...reads, call: () => ({ query: '?side=funder&by=state' }) },
  exportFunds: { ...reads, call: () => ({ query: '?side=agency&format=xlsx' }) },
  listFundWaits: { ...reads, whole },
  getFundForecast: reads,
  listFundDays: { ...reads, whole },
});
