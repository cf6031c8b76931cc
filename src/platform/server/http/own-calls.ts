import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Address that no connection comes from (RFC 4291, section 2.5.2). It is the socket's: no header can claim it. */
const OWN_ADDRESS = '::';

/** True for a call that the server makes of itself: limits on callers do not count it. */
export const isOwnCall = ({ raw }: FastifyRequest) => raw.socket.remoteAddress === OWN_ADDRESS;

/** Asks the API as a visitor does. */
export async function askOwnApi(
  app: FastifyInstance,
  url: string,
): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await app.inject({ url, remoteAddress: OWN_ADDRESS });
  return { status: statusCode, body };
}
