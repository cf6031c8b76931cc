import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventsOf } from '#platform/contract/live/live-events.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { useLive } from './live.ts';

const watchThings = defineRoute({
  name: 'watchThings',
  method: 'GET',
  path: '/things/events',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Things',
  response: eventsOf(z.object({ type: z.literal('thing') })),
});

function Things() {
  return <p>{useLive(watchThings, {}, () => undefined)}</p>;
}

test('a page that is prerendered opens no line', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(renderToString(<Things />)).toBe('<p>opening</p>');
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
