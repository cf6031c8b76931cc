import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'thirty-two characters, or some more';

describe('the settings', () => {
  test('have defaults that suit a first start', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Dayitva <no-reply@dayitva.example>',
      grievanceContact: 'Grievance Officer, grievance@dayitva.example',
      sessionSecret: undefined,
      adminEmail: undefined,
      demoData: undefined,
      logLevel: 'info',
      sandboxes: true,
      rateLimit: true,
      trustProxy: false,
      files: { folder: resolve('./data/files') },
      fileQuota: 10 * 1024 ** 3,
      fileQuotaInAll: 1024 ** 4,
      diskReserve: undefined,
      embeddings: undefined,
      chatHours: 'business',
      feedExceptions: [],
      webhookExceptions: [],
    });
  });

  test('are read from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://csr.example/',
      DATA_DIR: '/srv/dayitva',
      DATABASE_URL: 'postgres://user:secret@db.example:5432/dayitva',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'CSR <csr@mail.example>',
      GRIEVANCE_CONTACT: 'Asha Rao, asha@csr.example',
      SESSION_SECRET: SECRET,
      ADMIN_EMAIL: ' Boss@CSR.example ',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'warn',
      SANDBOXES: 'off',
      RATE_LIMIT: 'off',
      TRUST_PROXY: 'on',
      FILES_URL: 's3://csr-files',
      FILES_QUOTA: '500MB',
      FILES_QUOTA_IN_ALL: '2 TB',
      DISK_RESERVE: '64kB',
      S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      NEWS_FEED_EXCEPTIONS: 'http://127.0.0.1:4000/feed, https://inside.example',
      WEBHOOK_EXCEPTIONS: 'http://127.0.0.1:5000',
      EMBEDDINGS_URL: 'http://models.example/v1/embeddings',
      EMBEDDINGS_MODEL: 'some-model',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://csr.example',
      dataDir: '/srv/dayitva',
      databaseUrl: 'postgres://user:secret@db.example:5432/dayitva',
      smtpUrl: 'smtps://user:secret@mail.example:465',
      mailFrom: 'CSR <csr@mail.example>',
      grievanceContact: 'Asha Rao, asha@csr.example',
      sessionSecret: SECRET,
      adminEmail: 'boss@csr.example',
      demoData: 'off',
      logLevel: 'warn',
      sandboxes: false,
      rateLimit: false,
      trustProxy: true,
      files: {
        bucketUrl: 'https://s3.ap-south-1.amazonaws.com/csr-files',
        region: 'ap-south-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
      fileQuota: 500 * 1024 ** 2,
      fileQuotaInAll: 2 * 1024 ** 4,
      diskReserve: 64 * 1024,
      embeddings: { url: 'http://models.example/v1/embeddings', model: 'some-model', key: undefined },
      chatHours: 'business',
      feedExceptions: ['http://127.0.0.1:4000', 'https://inside.example'],
      webhookExceptions: ['http://127.0.0.1:5000'],
    });
  });

  test('that are blank count as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SESSION_SECRET: ' ', ADMIN_EMAIL: ' ' })).toEqual(
      readConfig({}),
    );
  });

  test.each([
    [{ PORT: 'web' }, 'PORT must be a number'],
    [{ PORT: '80.5' }, 'PORT must be a whole number'],
    [{ PORT: '65536' }, 'PORT must be from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be from 0 to 65535'],
    [{ PUBLIC_URL: 'csr.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [
      { PUBLIC_URL: 'ftp://csr.example' },
      'PUBLIC_URL must be an address that starts with http:// or https://',
    ],
    [
      { DATABASE_URL: 'mysql://db.example/x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    ],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
    [{ MAIL_FROM: 'Dayitva' }, 'MAIL_FROM must hold an email address'],
    [{ GRIEVANCE_CONTACT: 'Asha Rao' }, 'GRIEVANCE_CONTACT must hold a name and an email address'],
    [{ SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET must have at least 32 characters'],
    [{ ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL must be an email address'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off'],
    [
      { EMBEDDINGS_URL: 'models.example' },
      'EMBEDDINGS_URL must be an address that starts with http:// or https://',
    ],
    [{ EMBEDDINGS_KEY: 'key' }, 'EMBEDDINGS_URL and EMBEDDINGS_MODEL are needed together'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT must be on or off'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be on or off'],
    [{ FILES_QUOTA: '10' }, 'FILES_QUOTA must be a size such as 500MB, 10GB or 2TB'],
    [{ DISK_RESERVE: '-1GB' }, 'DISK_RESERVE must be a size such as 500MB, 10GB or 2TB'],
    [{ FILES_URL: 'ftp://files' }, 'FILES_URL must be a folder or s3:// and the name of a bucket'],
    [{ FILES_URL: 's3://' }, 'FILES_URL must be a folder or s3:// and the name of a bucket'],
    [{ FILES_URL: 's3://csr/files' }, 'FILES_URL must be a folder or s3:// and the name of a bucket'],
    [
      { FILES_URL: 's3://csr-files', S3_ENDPOINT: 'https://s3.example' },
      'FILES_URL with s3:// needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well',
    ],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be an address that starts with http:// or https://'],
    [
      { DATABASE_URL: 'postgres://db.example/x' },
      'SESSION_SECRET is required with DATABASE_URL, the same for every process',
    ],
  ])('stop the start when they are %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new Error(message));
  });

  test('take a folder for files, whatever it is called', () => {
    expect(readConfig({ FILES_URL: './s3' })).toMatchObject({ files: { folder: resolve('./s3') } });
    expect(readConfig({ DATA_DIR: '/srv/d' })).toMatchObject({ files: { folder: '/srv/d/files' } });
  });

  test('take the smallest secret that is long enough', () => {
    const sessionSecret = 'x'.repeat(32);
    expect(readConfig({ SESSION_SECRET: sessionSecret })).toMatchObject({ sessionSecret });
  });
});
