import { newOpaqueToken } from './opaque-tokens.ts';

/** Every personal access token starts with this, so that a reader of logs or a scanner of repositories knows one. */
export const PERSONAL_TOKEN_PREFIX = 'dayitva_pat_';

/** A new personal access token: the prefix and 256 random bits. Only its hash is stored (`hashToken`). */
export const newPersonalToken = () => PERSONAL_TOKEN_PREFIX + newOpaqueToken();
