import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { API_BASE } from '#platform/contract/route.ts';
import type { Db } from '../database/connect.ts';
import { findStoredNames } from '../database/file-rows.ts';
import type { FairGate } from '../http/fair-gate.ts';
import type { Files, FileToSend } from './files.ts';

/** A stored file runs nothing, wherever a browser opens it. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const YEAR_SECONDS = 365 * 24 * 3600;
const PICTURE = /^[A-Za-z0-9_-]{22}-\d{1,5}\.webp$/;

/** RFC 6266: the name in ASCII for old clients, and as it is. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Answers a private file: to be saved, not shown, so that nothing in it runs on our pages. */
export const sendFile = (reply: FastifyReply, file: FileToSend) =>
  reply
    .headers({
      'content-disposition': attachment(file.name),
      'content-length': file.byteSize,
      'content-security-policy': CONTENT_POLICY,
    })
    .type(file.mediaType)
    .send(file.content);

/** Serves the pictures that everybody may see. A name stands for the same bytes for ever. */
export function registerPictures(
  app: FastifyInstance,
  { db, files, gate }: { db: Db; files: Files; gate: FairGate },
): void {
  app.get<{ Params: { name: string } }>(
    `${API_BASE}/files/:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const stored = `public/${name}`;
      // Without its row a file is given up, though the store may not have removed it yet.
      const isKept =
        PICTURE.test(name) && (await gate(request, reply, () => findStoredNames(db, [stored]))).has(stored);
      const content = isKept ? await files.read(stored) : null;
      if (!content) throw new AppError('FILE_NOT_FOUND');
      return reply
        .headers({
          'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
          'content-security-policy': CONTENT_POLICY,
        })
        .type('image/webp')
        .send(content);
    },
  );
}
