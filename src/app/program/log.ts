import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { Config } from '#platform/server/config.ts';

/** Of an error only this: the database's holds the row that it refused, and the connection with its settings. */
const describeError = ({
  name,
  message,
  code,
  constraint,
  stack,
  cause,
}: Error & Record<string, unknown>): object => ({
  type: name,
  message,
  code,
  constraint,
  stack,
  ...(cause instanceof Error && { cause: describeError(cause as Error & Record<string, unknown>) }),
});

/** Structured logs; headers and bodies, with their secrets and personal data, are never part of them. */
export const createLog = (config: Config): FastifyBaseLogger =>
  pino({ level: config.logLevel, base: null, serializers: { err: describeError } });
