/** Words that the web also shows without a call, so it loads them alone and not those of all codes. */
export const INTERNAL_WORDS = 'Something went wrong on our side. Please try again.';

/** The HTTP status and the default message of an error. */
type Words = readonly [status: number, message: string];
/** Errors by their codes. */
export type Errors = Record<string, Words>;

/** What the platform itself refuses, and what many areas say in the same words. Each other error belongs to its noun. */
const PLATFORM_ERRORS = {
  VALIDATION_FAILED: [400, 'Some fields are not valid. Please check them.'],
  MALFORMED_REQUEST: [400, 'The request could not be read.'],
  FILE_EMPTY: [400, 'This file is empty. Please choose another one.'],
  FILE_UNREADABLE: [400, 'This file is damaged and cannot be read. Please choose another one.'],
  SIGN_IN_REQUIRED: [401, 'Please log in to continue.'],
  SESSION_ENDED: [401, 'Your session has ended. Please log in again.'],
  TOKEN_INVALID: [401, 'This access token is not valid: it has expired, was revoked, or never existed.'],
  ROLE_FORBIDS: [403, 'Your role in this organisation does not allow this. Ask an owner.'],
  EMAIL_NOT_CONFIRMED: [403, 'Please verify your email address to access this page.'],
  TOKEN_NOT_ALLOWED: [403, 'Access tokens cannot make this call: it has no scope. Please sign in instead.'],
  TOKEN_WITHOUT_SCOPE: [403, 'This access token lacks the scope that this call needs.'],
  FORBIDDEN: [403, 'You do not have permission to do this.'],
  SECOND_FACTOR_SETUP_REQUIRED: [403, 'Admins sign in with a second factor. Please set it up first.'],
  NOT_FOUND: [404, 'Not found.'],
  FILE_NOT_FOUND: [404, 'File not found'],
  FILE_LINK_INVALID: [404, 'This link is not valid or has expired. Please open the document again.'],
  UPLOAD_NOT_FOUND: [404, 'This upload is no longer here. Please choose the file again.'],
  CONFLICT: [409, 'Someone else has just changed this. Please reload and try again.'],
  LIMIT_REACHED: [409, 'You have as many of these as one member can have. Please delete one first.'],
  QUOTA_REACHED: [409, 'Your files take all the room that your profile may use. Please delete some first.'],
  UPLOADS_FULL: [409, 'You are uploading five files. Please cancel one first.'],
  UPLOAD_MOVED_ON: [409, 'Part of this file was already uploaded from another tab. Please try again.'],
  UPLOAD_UNFINISHED: [409, 'The file has not arrived completely yet. Please wait until it has.'],
  UPLOAD_PROTOCOL: [412, 'This upload speaks another version of tus. Please send Tus-Resumable: 1.0.0.'],
  REQUEST_TOO_SLOW: [408, 'The request took too long to arrive. Please try again.'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  FILE_TOO_LARGE: [413, 'This file is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON.'],
  FILE_TYPE_NOT_ALLOWED: [415, 'This file cannot be used.'],
  DAILY_LIMIT_REACHED: [429, "You have reached today's limit. You can continue after midnight, Indian time."],
  TOO_MANY_REQUESTS: [429, 'Too many attempts. Please wait a little and try again.'],
  HEADERS_TOO_LARGE: [431, 'The address or the headers of the request are too long.'],
  INTERNAL: [500, INTERNAL_WORDS],
  STORAGE_UNAVAILABLE: [503, 'Files cannot be stored or opened at the moment. Please try again later.'],
  STORAGE_FULL: [507, 'There is no room for more files at the moment. Please try again later.'],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
} as const satisfies Errors;

/**
 * Every error that the API answers. A noun adds its own by `declare module`, beside its `defineErrors`, so that the compiler
 * knows each code and refuses one that two nouns declare in different words.
 */
export interface ErrorWords extends Declared<typeof PLATFORM_ERRORS> {}

/** What `ErrorWords` takes from the errors of a noun. */
export type Declared<E extends Errors> = { readonly [Code in keyof E]: E[Code] };

export type ErrorCode = keyof ErrorWords;

/** Declares the errors of a noun, which lists them (`errors` in `defineNoun`); it only gives the literal its type. */
export const defineErrors = <const E extends Errors>(errors: E): E => errors;

const errorsOfNouns = new Map<string, Words>();

const findWords = (code: string): Words | undefined =>
  errorsOfNouns.get(code) ??
  (Object.hasOwn(PLATFORM_ERRORS, code) ? PLATFORM_ERRORS[code as keyof typeof PLATFORM_ERRORS] : undefined);

/** Makes the errors of nouns known to this process, once, at its start. @throws Error if a code is declared twice. */
export function knowErrors(declared: readonly Errors[]): void {
  for (const [code, words] of declared.flatMap((errors) => Object.entries(errors))) {
    if (findWords(code)) throw new Error(`the error ${code} is declared twice`);
    errorsOfNouns.set(code, words);
  }
}

/**
 * Returns the status and the default message of an error. A program that starts no server does not know those of nouns: the
 * code is the message there.
 */
export const errorWords = (code: string): Words => findWords(code) ?? [500, code];

/** True if the API can answer this code. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && findWords(code) !== undefined;

/** Field name (dotted for nested ones) to what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** What a program can read of a failure, besides its words: a list of what is missing, a share that is left. */
type ErrorDetails = Record<string, unknown>;

/** The body of every failure. `message` repeats `error.message` for clients that read only that. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors; details?: ErrorDetails };
  message: string;
}

interface CallFailureOptions {
  /** What went wrong, in words for the person. */
  message: string;
  status: number;
  fields?: FieldErrors;
  details?: ErrorDetails;
  isExplained?: boolean;
  retryAfter?: number;
  /** What went wrong underneath, for the log. */
  cause?: unknown;
}

/**
 * An expected failure. The web makes its own from the answer of a failed call, which has the words already: so no page loads
 * those of all codes, which only `AppError` needs.
 */
export class CallFailure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly details: ErrorDetails | undefined;
  /** False for a failed call without words of the server: the message then names only the status. */
  readonly isExplained: boolean;
  /** After how many seconds another try makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    { message, status, fields, details, isExplained = true, retryAfter, cause }: CallFailureOptions,
  ) {
    super(message, { cause });
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.details = details;
    this.isExplained = isExplained;
    this.retryAfter = retryAfter;
  }
}

/** An expected failure that a service throws on the server, with the status and the words of its code unless others are given. */
export class AppError extends CallFailure {
  constructor(code: ErrorCode, options: Partial<CallFailureOptions> = {}) {
    const [status, message] = errorWords(code);
    super(code, { ...options, status: options.status ?? status, message: options.message ?? message });
    this.name = 'AppError';
  }
}

/** Returns the words of an expected failure, or `fallback`, the screen's own words, if it has none. */
export const failureText = (error: unknown, fallback: string): string =>
  (error instanceof CallFailure && error.isExplained && error.message) || fallback;

/**
 * Returns the text of any error, for the screen that replaces a page which cannot be shown (specification part 1,
 * section 2). Every other screen has words of its own: see `failureText`.
 */
export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';
