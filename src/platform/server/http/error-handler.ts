import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody, type ErrorCode } from '#platform/contract/errors.ts';

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/**
 * The database is away or full, or this process has too much open: the caller may try again. SQLSTATE classes 08, 53
 * and 57, and Node's own codes.
 */
const AWAY = /^(08...|53...|57P..|57014|ECONNREFUSED|ECONNRESET|EPIPE|EMFILE|ENFILE)$/;

/** Codes of the operating system for a disk that is full, broken or away, and for folders that somebody changed. */
const DISK_FAILED =
  /^(ENOSPC|EDQUOT|EIO|EROFS|EACCES|EPERM|ENOENT|ENOTDIR|EISDIR|EEXIST|ENOTEMPTY|ELOOP|EFBIG|EBUSY|ENODEV|ENXIO|ESTALE)$/;

/** Messages of the database driver, without a code, when it gets no connection or loses one. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|^Connection terminated|connection error and is not queryable/;

/** Text that UTF-8 cannot store, such as NUL, or a number beyond its column: the caller's, where no contract has checked it. */
const UNSTORABLE = /^(22021|22P05|22003)$/;

/** A row that another one needs was deleted meanwhile (foreign key), or two transactions blocked each other. */
const CHANGED_MEANWHILE = /^(23503|40...)$/;

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const code = FASTIFY_CODES[error.code];
  if (code) return new AppError(code);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('MALFORMED_REQUEST');
  const system = error.code ?? '';
  if (CHANGED_MEANWHILE.test(system)) return new AppError('CONFLICT');
  if (UNSTORABLE.test(system)) return new AppError('MALFORMED_REQUEST');
  if (DISK_FAILED.test(system)) return new AppError('STORAGE_UNAVAILABLE');
  const away = AWAY.test(system) || CONNECTION_LOST.test(error.message ?? '');
  return new AppError(away ? 'UNAVAILABLE' : 'INTERNAL');
}

/** The body of a failure. */
export function errorBody(error: AppError): ErrorBody {
  const { code, message, fields, details } = error;
  return { error: { code, message, ...(fields && { fields }), ...(details && { details }) }, message };
}

/** Answers whatever was thrown in the one shape of failure; what we did not expect is logged, never shown. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toAppError(error);
  request.refusal = known.code;
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
  // The headers so far are for the answer that failed, perhaps a picture to keep for a year.
  reply.removeHeader('content-disposition').header('cache-control', 'no-store');
  return reply.code(known.status).type('application/json; charset=utf-8').send(errorBody(known));
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}
