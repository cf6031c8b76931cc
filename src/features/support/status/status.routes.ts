import type { Bind } from '#platform/server/http/bind.ts';
import type { OpenAnswer } from '#platform/server/http/open-answers.ts';
import { listLastReadings } from './readings.service.ts';
import { getStatus, listReadings } from './status.contract.ts';
import type { StatusBoard } from './status-board.service.ts';
import { statusFeed } from './status-feed.service.ts';

export function statusRoutes(bind: Bind, board: StatusBoard): void {
  bind(getStatus, () => board.read());
  bind(listReadings, listLastReadings);
}

/** The same at the root of the site, for machines and for feed readers. */
export const statusAnswers = (board: StatusBoard, publicUrl: string): OpenAnswer[] => [
  {
    path: '/status',
    type: 'application/json; charset=utf-8',
    write: async () => JSON.stringify(await board.read()),
  },
  {
    path: '/status.atom',
    type: 'application/atom+xml; charset=utf-8',
    write: async () => statusFeed({ publicUrl }, await board.read()),
  },
];
