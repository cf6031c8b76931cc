/**
 * `npm run dev`: the server, restarted when its files change, and the web with hot reload, which passes
 * /service and /outbox on to the server (vite.config.ts reads API_ORIGIN). Open the web's address.
 * PORT chooses the web's port; the server takes the next one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT, TOOL_ENVIRONMENT } from './run-program.ts';

const GRACE_MS = 10_000;
const webPort = Number(process.env.PORT || 3000);
const apiPort = webPort + 1;

function start(program: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(program, args, { cwd: ROOT, env: { ...TOOL_ENVIRONMENT, ...env }, stdio: 'inherit' });
}

const server = start('node', ['--watch', '--watch-preserve-output', 'src/app/main.mjs'], {
  PORT: String(apiPort),
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}`,
});
const web = start('react-router', ['dev', '--port', String(webPort)], {
  API_ORIGIN: `http://127.0.0.1:${apiPort}`,
});
const children = [server, web];

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function endAll(signal: NodeJS.Signals): void {
  for (const child of children.filter(isRunning)) child.kill(signal);
}

/** Ctrl-C reaches the children too; whoever is slow to leave is asked once more, then ended. */
function leave(): void {
  setTimeout(() => endAll('SIGTERM'), GRACE_MS / 5).unref();
  setTimeout(() => endAll('SIGKILL'), GRACE_MS).unref();
}

process.on('SIGINT', leave);
process.on('SIGTERM', () => {
  endAll('SIGTERM');
  leave();
});
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endAll('SIGTERM');
  });
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
    endAll('SIGTERM');
  });
}
