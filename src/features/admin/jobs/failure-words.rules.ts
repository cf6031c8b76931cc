import { withoutEnd } from '#platform/contract/texts.ts';

/** Longest error that an admin reads, in characters. */
const WORDS_MAX = 300;

const HIDDEN = '[removed]';

/** `m…@asha.example` for `meera@asha.example`: enough to recognise a mistake in the host. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${address.slice(0, 1)}…${address.slice(at)}`;
}

const ADDRESS_OR_WORD = /[^\s<>"'(),;:=]+/g;
const SIGN_IN_IN_URL = /(?<=\w:\/\/)[^\s/@]+@/g;
/** `SMTP_PASSWORD=…`, `"token": "…"`, `Authorization: Bearer …`. */
const NAMED_SECRET =
  /((?:password|passwd|pass|pwd|secret|token|key|authorization)["']?\s*[=:]\s*["']?(?:(?:Bearer|Basic)\s+)?|\b(?:Bearer|Basic)\s+)[^\s"',;}]+/gi;
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Tokens, hashes and keys; ids of records have another look. */
const LONG_WORD = /[\w+/=-]{24,}/g;
const hideLong = (word: string) => (ID.test(word) || !/\d/.test(word) ? word : HIDDEN);

/** Masks what is an address: a full stop within the words behind the @. Full stops at the end belong to the sentence. */
function maskIfAddress(words: string): string {
  const address = withoutEnd(words, /\./);
  const isAddress = address.slice(1, Math.max(address.lastIndexOf('.') - 1, 0)).includes('@');
  if (!isAddress || address.includes(HIDDEN)) return words;
  return maskAddress(address) + words.slice(address.length);
}

/** Removes what follows the first `?` or `#` of an address of a site. */
function withoutQuery(words: string): string {
  const url = words.search(/\w:\/\/[^?#]/);
  const path = url === -1 ? -1 : words.slice(url).search(/[?#]/);
  return path === -1 ? words : `${words.slice(0, url + path)}?${HIDDEN}`;
}

/**
 * Cleans an error for the screen: email addresses are masked; sign-ins and queries in addresses of sites, named secrets
 * and long words with digits (tokens, hashes) are removed. At most 300 characters.
 */
export function cleanFailure(words: string): string {
  const clean = words
    .replace(/\s+/g, ' ')
    .replace(SIGN_IN_IN_URL, `${HIDDEN}@`)
    .replace(/\S+/g, withoutQuery)
    .replace(NAMED_SECRET, `$1${HIDDEN}`)
    .replace(ADDRESS_OR_WORD, maskIfAddress)
    .replace(LONG_WORD, hideLong)
    .trim();
  return clean.length > WORDS_MAX ? `${clean.slice(0, WORDS_MAX - 1)}…` : clean;
}

/** What the queue stores when a job fails: our own `{ code, message }`, or pg-boss's `{ value: { message } }`. */
type StoredFailure = { code?: unknown; message?: unknown; value?: StoredFailure } | null;

/** Returns the cleaned error of a job; null where none is stored. */
export function failureOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null;
  const { code, message, value } = output as NonNullable<StoredFailure>;
  const words = [code, message].filter((part) => typeof part === 'string' && part !== '').join(': ');
  return words ? cleanFailure(words) : failureOf(value);
}
