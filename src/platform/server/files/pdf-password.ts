import { createCipheriv, createHash } from 'node:crypto';
import { pdfDictionary, valueAt } from './pdf-values.ts';

/*
 * Whether a PDF asks for a password before it opens (ISO 32000-2, section 7.6): many have one that only stops printing, and
 * open without it.
 */

const ENCRYPT = '/Encrypt';
/** The trailer names its encryption at the end of the file, or near its beginning where it is made for the web. */
const PLACES_MAX = 4;
const NEAR = 8192;

/** @returns true also for one that asks for a certificate. What is damaged counts as open. */
export function asksForPassword(bytes: Buffer): boolean {
  return placesOf(bytes, ENCRYPT).some((at) => {
    const near = bytes.toString('latin1', at, at + NEAR);
    const dictionary = dictionaryOf(bytes, near.slice(ENCRYPT.length));
    const filter = dictionary?.get('/Filter');
    if (!dictionary || filter === undefined) return false;
    return filter !== '/Standard' || !opensWithout(dictionary, firstId(bytes, at));
  });
}

/** The first and the last places of a text, a few of each. */
function placesOf(bytes: Buffer, text: string): number[] {
  const places = new Set<number>();
  for (let at = bytes.indexOf(text); at !== -1 && places.size < PLACES_MAX; at = bytes.indexOf(text, at + 1))
    places.add(at);
  if (places.size < PLACES_MAX) return [...places];
  let left = PLACES_MAX;
  for (let at = bytes.lastIndexOf(text); at > 0 && left > 0; at = bytes.lastIndexOf(text, at - 1)) {
    places.add(at);
    left -= 1;
  }
  return [...places];
}

/** What stands behind the name: the dictionary itself, or the number of the object that is it. */
function dictionaryOf(bytes: Buffer, behind: string) {
  if (/^[\s\0]*<</.test(behind)) return pdfDictionary(behind.trimStart());
  const [, number, generation] = /^[\s\0]*(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+R/.exec(behind) ?? [];
  if (number === undefined) return null;
  const head = `${number} ${generation} obj`;
  const objects = placesOf(bytes, head).filter((at) => !/\d/.test(String.fromCharCode(bytes[at - 1] ?? 0)));
  const from = objects.at(-1);
  if (from === undefined) return null;
  const object = bytes.toString('latin1', from + head.length, from + head.length + NEAR);
  return pdfDictionary(object.slice(Math.max(0, object.indexOf('<<'))));
}

/** The first of the two ids in the same trailer. */
function firstId(bytes: Buffer, at: number): Buffer {
  const from = Math.max(0, at - NEAR);
  const text = bytes.toString('latin1', from, at + NEAR);
  const ids = [...text.matchAll(/\/ID[\s\0]*\[[\s\0]*(?=[(<])/g)];
  const near = ids.sort(
    (one, other) => Math.abs(one.index + from - at) - Math.abs(other.index + from - at),
  )[0];
  const id = near ? valueAt(text, near.index + near[0].length).value : '';
  return typeof id === 'string' ? Buffer.alloc(0) : id;
}

/** Stands for what is missing of a password ([ISO 32000-2], algorithm 2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ROUNDS = 19;

/** Algorithms 6 (until revision 4) and 11 (since revision 5), with an empty password. */
function opensWithout(dictionary: ReturnType<typeof pdfDictionary>, id: Buffer): boolean {
  const [owner, user] = [dictionary.get('/O'), dictionary.get('/U')];
  if (typeof owner !== 'object' || typeof user !== 'object') return true;
  const numberOf = (key: string) => Number(dictionary.get(key)) || 0;
  const revision = numberOf('/R');
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    const hash = revision === 5 ? createHash('sha256').update(salt).digest() : hardenedHash(salt);
    return hash.equals(user.subarray(0, 32));
  }
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf('/P') | 0);
  const isOpenText = revision >= 4 && dictionary.get('/EncryptMetadata') === 'false';
  const start = md5(
    PADDING,
    owner.subarray(0, 32),
    permissions,
    id,
    isOpenText ? Buffer.alloc(4, 0xff) : Buffer.alloc(0),
  );
  if (revision < 3) return rc4(start.subarray(0, 5), PADDING).equals(user.subarray(0, 32));
  // Writers differ in where they say how long the key is.
  return [numberOf('/Length') / 8, 16, 5].some((length) => {
    if (!Number.isInteger(length) || length < 5 || length > 16) return false;
    let key = start;
    for (let n = 0; n < 50; n += 1) key = md5(key.subarray(0, length));
    key = key.subarray(0, length);
    let proof = rc4(key, md5(PADDING, id));
    for (let n = 1; n <= ROUNDS; n += 1) proof = rc4(Buffer.from(key.map((byte) => byte ^ n)), proof);
    return proof.equals(user.subarray(0, 16));
  });
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Node.js comes without this cipher, which nothing else uses any more. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 0xff] = at(other);
    state[other & 0xff] = kept;
  };
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 0xff;
    swap(one, other);
  }
  let other = 0;
  return Buffer.from(
    data.map((byte, index) => {
      const one = (index + 1) & 0xff;
      other = (other + at(one)) & 0xff;
      swap(one, other);
      return byte ^ at(at(one) + at(other));
    }),
  );
}

/** Algorithm 2.B for an empty password: at least 64 rounds, and at most 287. */
function hardenedHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const block = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = block.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(block)
      .digest();
    last = block.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
