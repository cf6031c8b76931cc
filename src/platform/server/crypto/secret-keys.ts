import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed: authenticator secrets unless said, secrets of webhooks, or what a job is about. */
type SealPurpose = 'two-factor' | 'webhook' | 'job';

/** Keys that SESSION_SECRET gives beside the one that signs access tokens: each purpose has its own. */
export interface SecretKeys {
  /** Cannot be made or guessed without the secret. */
  mac(purpose: 'device' | 'budget' | 'refresh' | 'visitor' | 'link' | 'sandbox', text: string): Buffer;
  /** Encrypts; only the same `owner` can open it, so that nobody's sealed text serves another account (or queue). */
  seal(text: string, owner: string, purpose?: SealPurpose): Buffer;
  /** The sealed text, or null when SESSION_SECRET or the owner is another one. */
  open(sealed: Buffer, owner: string, purpose?: SealPurpose): string | null;
}

/** Derives the keys (HKDF, RFC 5869). */
export function createSecretKeys(sessionSecret: string): SecretKeys {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', `dayitva ${purpose}`, 32));
  // As key objects: Node makes one of a plain buffer again for every mac, which takes longer than the mac itself.
  const keys = {
    device: createSecretKey(keyFor('device')),
    budget: createSecretKey(keyFor('budget')),
    refresh: createSecretKey(keyFor('refresh')),
    visitor: createSecretKey(keyFor('visitor')),
    link: createSecretKey(keyFor('link')),
    sandbox: createSecretKey(keyFor('sandbox')),
  };
  const sealing = { 'two-factor': keyFor('two-factor'), webhook: keyFor('webhook'), job: keyFor('job') };
  return {
    mac: (purpose, text) => createHmac('sha256', keys[purpose]).update(text).digest(),
    seal(text, owner, purpose = 'two-factor') {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing[purpose], nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, owner, purpose = 'two-factor') {
      const decipher = createDecipheriv(CIPHER, sealing[purpose], sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
