import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import { answerFailure, errorBody } from './error-handler.ts';

/*
 * Requests that no route and no hook ever sees. Their answers get the security headers from here.
 */

/** Fastify's `frameworkErrors`: answers an address that cannot be decoded. */
export const answerUnreadableAddress =
  (headers: Record<string, string>) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(error, request, reply.headers(headers));

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

function answerText(code: ErrorCode, headers: Record<string, string>): string {
  const error = new AppError(code);
  const body = JSON.stringify(errorBody(error));
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${code}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Fastify's `clientErrorHandler`: answers what Node gives up before it is a request (no HTTP, too long, too slow) in
 * the one shape of failures, and ends the connection.
 */
export const answerBrokenRequest =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (socket.destroyed || error.code === 'ECONNRESET') return;
    if (socket.writable) socket.write(answerText(CODES[error.code ?? ''] ?? 'MALFORMED_REQUEST', headers));
    socket.destroy(error);
  };
