import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, safe in a URL. Only its hash is stored. */
export const newOpaqueToken = () => randomBytes(32).toString('base64url');

/** Returns the stored form of an opaque token. SHA-256 suffices, because the token cannot be guessed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
