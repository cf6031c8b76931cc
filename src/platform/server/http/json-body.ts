import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON and nothing else: any other media type is 415. An empty body is none, so that clients may send the
 * JSON content type with every call, as the specification's do (part 1, section 7); a route that needs a body
 * then says so. Keys that reach for a prototype are refused.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}
