import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let clone: string;

/** A clone with all packages but the bundled Node, as on a system that has none. */
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'dayitva-bootstrap-'));
  for (const folder of ['scripts/tools', 'node_modules/.bin'])
    mkdirSync(join(clone, folder), { recursive: true });
  const hash = createHash('sha256');
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'scripts/tools/package.json',
    'scripts/bootstrap.mjs',
  ]) {
    copyFileSync(file, join(clone, file));
    if (!file.endsWith('.mjs')) hash.update(`${file}\0`).update(readFileSync(file));
  }
  writeFileSync(join(clone, 'node_modules/.dayitva-packages'), hash.digest('hex'));
});
afterAll(() => rmSync(clone, { recursive: true }));

/** Runs the bootstrap in a process in which this code has run first. */
function bootstrapAfter(pretend: string, env = process.env, purpose = 'dev') {
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(pretend)}`,
    'scripts/bootstrap.mjs',
    purpose,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const bootstrapOn = (version: string) =>
  bootstrapAfter(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  );

test.each(['24.19.0', '24.21.3', '26.0.0', '28.1.0'])('without the bundled Node, %s is enough', (version) => {
  expect(bootstrapOn(version)).toEqual({ status: 0, output: '' });
});

test.each(['20.20.2', '22.30.0', '24.2.0', '24.10.0', '24.18.9', '25.9.0'])('%s is not', (version) => {
  const output = `Dayitva needs Node.js 24.19 or newer here (not 25); this is ${version}: install it from https://nodejs.org\n`;
  expect(bootstrapOn(version)).toEqual({ status: 1, output });
});

/** Puts a script in the place of npm, on Windows, that notes its arguments. @returns runs the bootstrap, and what npm was told. */
function withWindowsNpm() {
  const npm = join(clone, 'npm-cli.js');
  writeFileSync(
    npm,
    `import { writeFileSync } from 'node:fs';
writeFileSync('npm-told', JSON.stringify({ args: process.argv.slice(2).join(' '), env: process.env }))`,
  );
  const windows = `Object.defineProperty(process, 'platform', { value: 'win32' })`;
  return (env: Record<string, string> = {}) => ({
    ...bootstrapAfter(windows, { ...process.env, ...env, npm_execpath: npm }),
    told: JSON.parse(readFileSync(join(clone, 'npm-told'), 'utf8')),
  });
}

test('on Windows Node runs npm itself, and a program `exec` is there for the scripts of package.json', () => {
  const bootstrap = withWindowsNpm();
  rmSync(join(clone, 'node_modules/.dayitva-packages'));
  const { status, output, told } = bootstrap();
  expect(output).toMatch(/^Installing packages \.\.\.\nInstalling packages: done in \d+ s\n$/);
  expect(status).toBe(0);
  expect(told.args).toMatch(/^exec --yes -- pnpm@[\d.]+ install --frozen-lockfile$/);
  expect(readFileSync(join(clone, 'node_modules/.bin/exec.cmd'), 'utf8')).toBe('@%*\r\n');
});

test('tools are added to the packages of a server, which may run', () => {
  const bootstrap = withWindowsNpm();
  const stamp = join(clone, 'node_modules/.dayitva-packages');
  const hash = readFileSync(stamp, 'utf8');
  writeFileSync(stamp, `${hash} without tools`);
  const { output, told } = bootstrap();
  expect(output).toMatch(/^Installing tools \.\.\.\n/);
  expect(told.args).toMatch(/ install --frozen-lockfile$/);
  expect(readFileSync(stamp, 'utf8')).toBe(hash);
});

test('pnpm asks the registry that the user has set for npm', () => {
  const bootstrap = withWindowsNpm();
  rmSync(join(clone, 'node_modules/.dayitva-packages'));
  const { told } = bootstrap({
    npm_config_registry: 'https://packages.example/',
    npm_config_dry_run: 'true',
  });
  expect(told.env).toMatchObject({ pnpm_config_registry: 'https://packages.example/' });
  expect(told.env).not.toHaveProperty('npm_config_dry_run');
});

/** Puts a script in the place of each step of a first start that notes that it ran. @returns runs the bootstrap, and which of them ran. */
function withNotedSteps() {
  const steps = {
    pages: 'node_modules/@react-router/dev/bin.cjs',
    bundle: 'scripts/bundle-server.ts',
    database: 'src/app/demo.ts',
    compressed: 'scripts/compress-build.ts',
  };
  const noteOf = (name: string) => join(clone, `ran-${name}`);
  for (const [name, file] of Object.entries(steps)) {
    mkdirSync(join(clone, dirname(file)), { recursive: true });
    writeFileSync(join(clone, file), `process.getBuiltinModule('fs').writeFileSync('ran-${name}', '')`);
  }
  rmSync(join(clone, 'build'), { recursive: true, force: true });
  return (purpose: 'start' | 'test', env: Record<string, string> = {}) => {
    const settings = { ...process.env, DATABASE_URL: '', CHROMIUM_PATH: process.execPath, ...env };
    const { status } = bootstrapAfter('', settings, purpose);
    const ran = Object.keys(steps).filter((name) => existsSync(noteOf(name)));
    for (const name of ran) rmSync(noteOf(name));
    return { status, ran };
  };
}

const untilCompressed = () =>
  expect.poll(() => existsSync(join(clone, 'build/.dayitva-compressed')), { timeout: 20_000 }).toBe(true);

test('tests wait until the pages are compressed', () => {
  const bootstrap = withNotedSteps();
  expect(bootstrap('test')).toEqual({ status: 0, ran: ['pages', 'bundle', 'compressed'] });
  expect(bootstrap('test')).toEqual({ status: 0, ran: [] });
});

test('a start does not wait until the pages are compressed', async () => {
  const bootstrap = withNotedSteps();
  const mayEnd = join(clone, 'may-end');
  const script = `const { existsSync, writeFileSync } = process.getBuiltinModule('fs');
const wait = setInterval(() => {
  if (!existsSync('may-end')) return;
  clearInterval(wait);
  writeFileSync('ran-compressed', '');
}, 20);
setTimeout(() => process.exit(1), 30_000).unref();`;
  writeFileSync(join(clone, 'scripts/compress-build.ts'), script);
  expect(bootstrap('start', { DEMO_DATA: 'off' })).toEqual({ status: 0, ran: ['pages', 'bundle'] });
  writeFileSync(mayEnd, '');
  await untilCompressed();
  for (const file of [mayEnd, join(clone, 'ran-compressed')]) rmSync(file);
  expect(bootstrap('test')).toEqual({ status: 0, ran: [] });
});

test('a first start fills its own database, unless there is one, or it is to stay empty', async () => {
  const filled = async (env: Record<string, string> = {}) => {
    const { ran } = withNotedSteps()('start', env);
    await untilCompressed();
    return ran.includes('database');
  };
  expect(await filled()).toBe(true);
  expect(await filled({ DATABASE_URL: 'postgres://db.example/dayitva' })).toBe(false);
  expect(await filled({ DEMO_DATA: 'off' })).toBe(false);
  expect(await filled({ DATA_DIR: 'elsewhere' })).toBe(true);
  mkdirSync(join(clone, 'elsewhere'));
  expect(await filled({ DATA_DIR: 'elsewhere' })).toBe(false);
});
