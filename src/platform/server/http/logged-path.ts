import type { FastifyRequest } from 'fastify';

/** A part of a path that may be a token: as long as one, with letters of both cases. Ids and slugs are in lower case. */
const LIKE_A_TOKEN = /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z]).{32,}$/;

/**
 * Returns the path of a request as the log may show it: without its query, and without tokens. Of a route with a parameter
 * called token it is the route's address; elsewhere each part that may be one becomes a star, also where nothing is found.
 */
export function loggedPath({ url, params, routeOptions }: FastifyRequest): string {
  const hasToken = typeof params === 'object' && params !== null && 'token' in params;
  if (hasToken && routeOptions.url) return routeOptions.url;
  const [path = ''] = url.split('?');
  return path
    .split('/')
    .map((part) => (LIKE_A_TOKEN.test(part) ? '*' : part))
    .join('/');
}
