import { createHash } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { isNodeError } from './embedded-files.ts';

const PATIENCE_MS = 120_000;

/** A short name for a folder that no other folder of this machine shares. */
export function folderHash(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12);
}

/**
 * Runs `work` while no other process of this machine runs work for the same folder. The lock is a
 * listening abstract socket (Linux): the kernel gives it back when its holder dies, however it dies,
 * so there is no stale lock file to judge.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = `\0dayitva-database-${folderHash(folder)}`;
  const deadline = Date.now() + PATIENCE_MS;
  let release = await tryListen(path);
  while (!release) {
    if (Date.now() > deadline) throw new Error(`Another process has been starting the database in ${folder}`);
    await holderGone(path);
    release = await tryListen(path);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

function tryListen(path: string): Promise<(() => void) | null> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => socket.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (isNodeError(error, 'EADDRINUSE') ? resolve(null) : reject(error)));
    server.listen({ path, exclusive: true }, () =>
      resolve(() => {
        server.close();
        for (const socket of waiting) socket.destroy();
      }),
    );
  });
}

function holderGone(path: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ path, timeout: PATIENCE_MS });
    socket.once('timeout', () => socket.destroy());
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve());
    socket.resume();
  });
}
