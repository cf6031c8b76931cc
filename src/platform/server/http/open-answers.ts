import type { FastifyInstance } from 'fastify';

/** An answer outside of the API that is the same for everybody and needs no database. */
export interface OpenAnswer {
  path: string;
  /** Media type. */
  type: string;
  write(): Promise<string>;
}

/** Answers at addresses that people give to feed readers and monitors; pages of other sites may read them. */
export function registerOpenAnswers(app: FastifyInstance, answers: OpenAnswer[]): void {
  for (const { path, type, write } of answers) {
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
        .type(type)
        .send(await write()),
    );
  }
}
