#!/usr/bin/env node
// Runs before every npm script, on whatever Node and npm the machine has (20 or newer), and brings the
// clone up to date: packages (for `start` without those of scripts/tools), the web build for `start` and `test`, Chromium for `test`.
// pnpm installs the packages, because npm takes three times as long; npm brings pnpm.
// Says nothing and takes no time when there is nothing to do. No dependencies: there may be none yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  existsSync,
  constants as fsConstants,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, delimiter, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const packagesStamp = join(root, 'node_modules', '.dayitva-packages');
const webStamp = join(root, 'build', '.dayitva-sources');
const compressedStamp = join(root, 'build', '.dayitva-compressed');
const serverStamp = join(root, 'build', '.dayitva-server');
const [purpose] = process.argv.slice(2);
const isWindows = process.platform === 'win32';

/** Names the packages that only tests, checks and benchmarks need. They are a workspace, so they can be left out. */
const TOOLS = 'scripts/tools/package.json';

/**
 * A program for Windows. Scripts of package.json begin with `exec`, so that a signal to npm reaches the server and not a
 * shell in between. The shell of Windows has no such command: this one runs its arguments.
 */
const EXEC = '@%*\r\n';

/** Everything besides src/ and public/ that the web build depends on. */
const WEB_INPUTS = [
  'pnpm-lock.yaml',
  'vite.config.ts',
  'react-router.config.ts',
  'postcss.config.mjs',
  'scripts/browser-pages.ts',
  'scripts/chunks.ts',
  'scripts/component-styles.ts',
  'scripts/first-paint.ts',
  'scripts/inline-scripts.ts',
  'scripts/merge-chunks.ts',
  'scripts/short-imports.ts',
  'scripts/split-contracts.ts',
  'src/platform/server/pages/built-address.ts',
  'src/platform/server/pages/rendered-pages.ts',
  'tsconfig.json',
];

/** Files of src/ that never reach the browser. */
const NOT_WEB =
  /(^|\/)(server|testing)(\/|$)|\.(area|noun|routes|service|policy|repository|mail|job|demo)\.ts$|\.test\.tsx?$/;

/** Everything besides src/ that the bundle of the server depends on. */
const SERVER_INPUTS = ['pnpm-lock.yaml', 'scripts/bundle-server.ts', 'scripts/run-program.ts'];

/** Files of src/ that never reach the bundle of the server. */
const NOT_SERVER = /(^|\/)testing\/|\.test\.tsx?$|\.tsx$|\.css$/;

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Settings of the outer npm to pass on, also to pnpm: the user chooses the registry; the other settings do not apply. */
const NPM_SETTINGS_KEPT =
  /^npm_config_(registry|userconfig|globalconfig|cache|cafile|ca|strict_ssl|proxy|https_proxy|noproxy)$/i;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * The code may use what the types of Node know, and nothing else: their version is the oldest that has all of it. Node 25
 * never got what 24 has got since.
 */
function requireNode() {
  if (existsSync(join(bin, 'node'))) return;
  const { dependencies } = JSON.parse(readFileSync(join(root, TOOLS), 'utf8'));
  const [oldest, oldestMinor] = dependencies['@types/node'].split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest + 1 || (major === oldest && minor >= oldestMinor)) return;
  fail(
    `Dayitva needs Node.js ${oldest}.${oldestMinor} or newer here (not ${oldest + 1}); this is ${process.versions.node}: install it from https://nodejs.org`,
  );
}

/** The environment without what the outer npm put there, and without its node_modules/.bin folders in PATH. */
function outsideEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      name !== 'NODE_ENV' && (NPM_SETTINGS_KEPT.test(name) || !/^npm_(config|package|lifecycle)_/.test(name)),
  );
  const forPnpm = kept
    .filter(([name]) => NPM_SETTINGS_KEPT.test(name))
    .map(([name, value]) => [`p${name.toLowerCase()}`, value]);
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  return { ...Object.fromEntries([...forPnpm, ...kept]), PATH: path.join(delimiter) };
}

/** What runs now, one thing beside the other. */
const children = new Set();

/**
 * Runs a program quietly.
 * @param isBeside it takes only the time that the others leave: all wait for the longest, the pages.
 * @returns its output and, if it failed, why.
 */
async function runQuietly(program, args, env, isBeside = false) {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  if (isBeside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const error = await new Promise((resolve) => {
    child.on('error', (failure) => resolve(failure.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : `${program} ${args.join(' ')}`));
  });
  children.delete(child);
  return { output, error };
}

/** Runs a program quietly; its output is shown only when it fails, and then it ends everything. */
async function run(what, program, args, env, isBeside = false) {
  const started = Date.now();
  console.log(`${what} ...`);
  const { output, error } = await runQuietly(program, args, env, isBeside);
  if (error === undefined) {
    console.log(`${what}: done in ${Math.round((Date.now() - started) / 1000)} s`);
    return;
  }
  for (const other of children) other.kill();
  process.stderr.write(output);
  fail(`${what} failed: ${error}`);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

function isCurrent(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/**
 * Program and arguments that start npm. Windows starts no `npm.cmd` without a shell, so there it is npm's script: that of
 * the npm that runs this one, or the one that came with Node.
 */
function npm() {
  if (!isWindows) return ['npm'];
  const running = process.env.npm_execpath ?? '';
  if (basename(running) === 'npm-cli.js') return [process.execPath, running];
  return [process.execPath, join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')];
}

/** Program and arguments that start the version of pnpm that package.json names. */
function pnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...npm(), 'exec', '--yes', '--', packageManager];
}

/**
 * Installs the packages; for `start` without the tools. Tools that come later are added to what is there: a server that runs
 * meanwhile keeps its packages.
 */
async function installPackages() {
  const hash = hashOf(['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', TOOLS]);
  const withoutTools = `${hash} without tools`;
  const hasServer = isCurrent(packagesStamp, withoutTools);
  if (isCurrent(packagesStamp, hash) || (purpose === 'start' && hasServer)) return;
  rmSync(packagesStamp, { force: true });
  const [program, ...args] = pnpm();
  const set = purpose === 'start' ? ['--filter', '.'] : [];
  await run(
    hasServer ? 'Installing tools' : 'Installing packages',
    program,
    [...args, 'install', '--frozen-lockfile', ...set],
    outsideEnvironment(),
  );
  if (isWindows) writeFileSync(join(bin, 'exec.cmd'), EXEC);
  writeFileSync(packagesStamp, purpose === 'start' ? withoutTools : hash);
}

/** Program and environment for our own scripts: the Node of the packages. */
function ourNode() {
  const env = outsideEnvironment();
  // Not by the links of node_modules/.bin, which are shell scripts on Windows.
  const bundled = join(bin, 'node');
  const program = existsSync(bundled) ? bundled : process.execPath;
  return { program, env: { ...env, PATH: `${bin}${delimiter}${env.PATH}` } };
}

/** Runs a script with arguments that writes into build/, unless it did so from the same sources. */
async function build(what, stamp, hash, args, isBeside = false) {
  if (isCurrent(stamp, hash)) return;
  rmSync(stamp, { force: true });
  const { program, env } = ourNode();
  await run(what, program, args, env, isBeside);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

let knownWebHash;

function webHash() {
  knownWebHash ??= hashOf([
    ...listFiles('src').filter((file) => !NOT_WEB.test(file)),
    ...listFiles('public'),
    ...WEB_INPUTS,
  ]);
  return knownWebHash;
}

async function buildWeb() {
  if (isCurrent(webStamp, webHash())) return;
  rmSync(compressedStamp, { force: true });
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  await build('Building the web pages', webStamp, webHash(), [program, 'build']);
}

const compressWeb = () =>
  build('Compressing the web pages', compressedStamp, webHash(), [
    join(root, 'scripts', 'compress-build.ts'),
  ]);

/** Lets a process that goes on compress the pages; until it is done the server compresses what it sends. */
function compressWebLater() {
  if (isCurrent(compressedStamp, webHash())) return;
  const script = fileURLToPath(import.meta.url);
  spawn(process.execPath, [script, 'compress'], { cwd: root, stdio: 'ignore' }).unref();
}

function bundleServer() {
  const hash = hashOf([...listFiles('src').filter((file) => !NOT_SERVER.test(file)), ...SERVER_INPUTS]);
  return build('Bundling the server', serverStamp, hash, [join(root, 'scripts', 'bundle-server.ts')], true);
}

/**
 * Makes the embedded database with the demo data while the pages are built, which need none of it. Wherever there is something
 * already, and when this fails, the start does what is missing, and says why it cannot.
 */
async function fillDatabase(isBeside) {
  const { DATABASE_URL, DEMO_DATA, DATA_DIR } = process.env;
  if (DATABASE_URL || DEMO_DATA === 'off' || existsSync(resolve(root, DATA_DIR ?? 'data'))) return;
  const { program, env } = ourNode();
  await runQuietly(program, [join(root, 'src', 'app', 'demo.ts')], env, isBeside);
}

function isProgram(path) {
  try {
    accessSync(path, fsConstants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasProgram(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, name)));
}

async function provideChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isProgram(chosen)) fail(`CHROMIUM_PATH is ${chosen}, which is not a program`);
  if (chosen || CHROMIUM_NAMES.some(hasProgram)) return;
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) {
    fail(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH',
    );
  }
  const env = { ...outsideEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  await run('Updating the list of Debian packages', 'apt-get', ['update', '-q'], env);
  await run(
    'Installing Chromium',
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
    env,
  );
}

/** What must be there before the script of package.json runs. */
const PURPOSES = {
  async start() {
    await installPackages();
    requireNode();
    await Promise.all([buildWeb(), bundleServer(), fillDatabase(true)]);
    compressWebLater();
  },
  async test() {
    await installPackages();
    requireNode();
    await Promise.all([buildWeb(), bundleServer()]);
    await compressWeb();
    await provideChromium();
  },
  async dev() {
    await installPackages();
    requireNode();
  },
  /** What `start` does for an empty database alone, so that tests begin with the data of a first start. */
  fill: () => fillDatabase(false),
  async compress() {
    setPriority(constants.priority.PRIORITY_LOW);
    await compressWeb();
  },
};

const prepare = PURPOSES[purpose];
if (!prepare) fail('Usage: bootstrap.mjs start|test|dev');
await prepare();
