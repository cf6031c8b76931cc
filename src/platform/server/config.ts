import { join, resolve } from 'node:path';
import { z } from 'zod';
import { normalAddress } from '#platform/contract/email-addresses.ts';
import { withoutEnd } from '#platform/contract/texts.ts';

const onOff = (name: string) => z.enum(['on', 'off'], `${name} must be on or off`);
/** Starts of addresses, with commas between them. */
const origins = (name: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine((all) => all.every((origin) => /^https?:$/.test(URL.parse(origin)?.protocol ?? '')), {
      error: `${name} must be addresses that start with http:// or https://, with commas between them`,
    })
    .default([]);

const SIZES = { kB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };

/** A number of bytes, such as `500MB`. */
const size = (name: string) =>
  z
    .string()
    .regex(/^\d{1,9} ?(kB|MB|GB|TB)$/, `${name} must be a size such as 500MB, 10GB or 2TB`)
    .transform((value) => Number.parseInt(value, 10) * SIZES[value.slice(-2) as keyof typeof SIZES]);

const url = (name: string, protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
      error: `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    })
    .optional();

const Environment = z.object({
  PORT: z.coerce
    .number('PORT must be a number')
    .int('PORT must be a whole number')
    .min(0, 'PORT must be from 0 to 65535')
    .max(65_535, 'PORT must be from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  DATABASE_OWNER_URL: url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
  DATABASE_SUPERUSER_URL: url('DATABASE_SUPERUSER_URL', ['postgres:', 'postgresql:']),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  MAIL_FROM: z
    .string()
    .regex(/\S@\S/, 'MAIL_FROM must hold an email address')
    .default('Dayitva <no-reply@dayitva.example>'),
  GRIEVANCE_CONTACT: z
    .string()
    .trim()
    .max(200, 'GRIEVANCE_CONTACT must be 200 characters or less')
    .regex(/\S@\S/, 'GRIEVANCE_CONTACT must hold a name and an email address')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters').optional(),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .refine((value) => normalAddress(value) !== null, 'ADMIN_EMAIL must be an email address')
    .transform((value) => normalAddress(value) ?? value)
    .optional(),
  DEMO_DATA: onOff('DEMO_DATA').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  SANDBOXES: onOff('SANDBOXES').default('on'),
  RATE_LIMIT: onOff('RATE_LIMIT').default('on'),
  CHAT_HOURS: z.enum(['business', 'always'], 'CHAT_HOURS must be business or always').default('business'),
  TRUST_PROXY: onOff('TRUST_PROXY').default('off'),
  FILES_URL: z
    .string()
    .refine((value) => !value.includes('://') || S3_URL.test(value), {
      error: 'FILES_URL must be a folder or s3:// and the name of a bucket',
    })
    .optional(),
  FILES_QUOTA: size('FILES_QUOTA').prefault('10GB'),
  FILES_QUOTA_IN_ALL: size('FILES_QUOTA_IN_ALL').prefault('1TB'),
  DISK_RESERVE: size('DISK_RESERVE').optional(),
  NEWS_FEED_EXCEPTIONS: origins('NEWS_FEED_EXCEPTIONS'),
  WEBHOOK_EXCEPTIONS: origins('WEBHOOK_EXCEPTIONS'),
  EMBEDDINGS_URL: url('EMBEDDINGS_URL', ['http:', 'https:']),
  EMBEDDINGS_MODEL: z.string().trim().max(200, 'EMBEDDINGS_MODEL must be 200 characters or less').optional(),
  EMBEDDINGS_KEY: z.string().optional(),
  S3_ENDPOINT: url('S3_ENDPOINT', ['http:', 'https:']),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** A bucket's name as S3 allows it. */
const S3_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;

/** Storage of uploaded files: a folder (absolute path), or a bucket of an S3 server. */
export type FilesConfig =
  | { folder: string }
  | { bucketUrl: string; region: string; accessKeyId: string; secretAccessKey: string };

/** @throws Error when a bucket is named without what reaches it. */
function filesConfig(env: z.output<typeof Environment>): FilesConfig {
  const bucket = S3_URL.exec(env.FILES_URL ?? '')?.[1];
  if (!bucket) return { folder: resolve(env.FILES_URL ?? join(env.DATA_DIR, 'files')) };
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error(
      'FILES_URL with s3:// needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well',
    );
  }
  return {
    bucketUrl: `${withoutEnd(S3_ENDPOINT, /\//)}/${bucket}`,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** A model behind an address as OpenAI's `/v1/embeddings`. */
export interface EmbeddingsConfig {
  url: string;
  model: string;
  key: string | undefined;
}

/** @throws Error when an address or a model is named without the other. */
function embeddingsConfig(env: z.output<typeof Environment>): EmbeddingsConfig | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key } = env;
  if (url && model) return { url, model, key };
  if (url || model || key) throw new Error('EMBEDDINGS_URL and EMBEDDINGS_MODEL are needed together');
  return undefined;
}

/** The checked settings of one server process. See docs/settings.md. */
export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash; what links in mails start with. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database for the role that owns the schema; undefined where that of `databaseUrl` does. */
  databaseOwnerUrl: string | undefined;
  /** The same database for a superuser; only for `npm run database-roles`. */
  databaseSuperuserUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Hours in which a chat with a supporter can begin: those of the support team, or always. */
  chatHours: 'business' | 'always';
  /** Whom people write to about their personal data: a name and an email address. */
  grievanceContact: string;
  sessionSecret: string | undefined;
  adminEmail: string | undefined;
  demoData: 'on' | 'off' | undefined;
  logLevel: string;
  /** Visitors can start sandboxes, where the database lets us create some. */
  sandboxes: boolean;
  rateLimit: boolean;
  trustProxy: boolean;
  files: FilesConfig;
  /** Most bytes of the files of one profile, and of all files. */
  fileQuota: number;
  fileQuotaInAll: number;
  /** Bytes of the disk that files leave free; undefined for a share of it (`reserveOf`), 0 to look at no disk. */
  diskReserve: number | undefined;
  /** Undefined for the model that comes with the packages. */
  embeddings: EmbeddingsConfig | undefined;
  /** Origins of news feeds that may be on this machine or in a private network, for tests. */
  feedExceptions: string[];
  /** Origins to which webhooks may lead although they are on this machine, in a private network or without TLS. */
  webhookExceptions: string[];
}

/** A mailbox `grievance` at the domain that mails come from. */
const grievanceOfficerOf = (mailFrom: string) =>
  `Grievance Officer, grievance@${/@([^\s>]+)/.exec(mailFrom)?.[1]}`;

/**
 * Reads the settings from the environment; blank values count as absent.
 * @throws Error with one line that names the setting and what is wrong with it.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  const env = parsed.data;
  if (env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new Error('SESSION_SECRET is required with DATABASE_URL, the same for every process');
  }
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
    throw new Error('DATABASE_OWNER_URL needs DATABASE_URL, the same database for the role of the server');
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: withoutEnd(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, /\//),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databaseSuperuserUrl: env.DATABASE_SUPERUSER_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    grievanceContact: env.GRIEVANCE_CONTACT ?? grievanceOfficerOf(env.MAIL_FROM),
    sessionSecret: env.SESSION_SECRET,
    adminEmail: env.ADMIN_EMAIL,
    demoData: env.DEMO_DATA,
    logLevel: env.LOG_LEVEL,
    sandboxes: env.SANDBOXES === 'on',
    rateLimit: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY === 'on',
    files: filesConfig(env),
    fileQuota: env.FILES_QUOTA,
    fileQuotaInAll: env.FILES_QUOTA_IN_ALL,
    diskReserve: env.DISK_RESERVE,
    embeddings: embeddingsConfig(env),
    chatHours: env.CHAT_HOURS,
    feedExceptions: env.NEWS_FEED_EXCEPTIONS.map((address) => new URL(address).origin),
    webhookExceptions: env.WEBHOOK_EXCEPTIONS.map((address) => new URL(address).origin),
  };
}
