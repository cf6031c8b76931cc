import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { callerOf } from '../http/callers.ts';
import type { FairGate } from '../http/fair-gate.ts';
import { isStorable } from '../http/validation.ts';
import { drawSharePicture, type SharePicture } from './share-picture-drawing.ts';

/** Pictures that services show beside a link to a page; the server draws them from the database. */
export interface SharePictures {
  /** Address with parameters: `/learn/stories/:slug/picture.png`. */
  address: string;
  /** Returns the words of a picture; null if visitors cannot read the page. */
  find(params: Record<string, string>): Promise<SharePicture | null>;
}

/** Pictures that stay in memory: services that show links ask for the same one many times in an hour. */
const KEPT = 100;
const HOUR_SECONDS = 3600;

/** Serves the pictures. Each is drawn once and then kept until its words change. */
export function registerSharePictures(app: FastifyInstance, pictures: SharePictures[], gate: FairGate): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = (owner: string, picture: SharePicture): Promise<Buffer> => {
    const key = JSON.stringify(picture);
    const drawing = drawn.get(key) ?? drawSharePicture(owner, picture);
    // The last used is the last in order.
    drawn.delete(key);
    drawn.set(key, drawing);
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    drawing.catch(() => drawn.delete(key));
    return drawing;
  };
  for (const { address, find } of pictures) {
    app.get<{ Params: Record<string, string> }>(
      address,
      { schema: { hide: true } },
      async (request, reply) => {
        const { params } = request;
        const png = await gate(request, reply, async () => {
          const picture = Object.values(params).every(isStorable) ? await find(params) : null;
          return picture && (await draw(callerOf(request), picture));
        });
        if (!png) throw new AppError('FILE_NOT_FOUND');
        return reply
          .headers({ 'cache-control': `public, max-age=${HOUR_SECONDS}` })
          .type('image/png')
          .send(png);
      },
    );
  }
}
