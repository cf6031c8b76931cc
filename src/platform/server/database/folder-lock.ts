import { createHash } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isNodeError } from './embedded-files.ts';
import { lockAddress } from './embedded-system.ts';

const PATIENCE_MS = 120_000;
const POLL_MS = 50;

/** A short name for a folder that no other folder of this machine shares. */
export function folderHash(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12);
}

/** A lock that the kernel gives back when its holder dies, however it dies, so there is no stale lock to judge. */
interface Lock {
  /** @returns what releases it; null while another holds it. */
  take(): Promise<(() => void) | null>;
  /** Resolves when it is worth another try. */
  free(): Promise<void>;
}

/** Runs `work` while no other process of this machine runs work for the same folder, which exists. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const address = lockAddress(process.platform, folderHash(folder));
  const lock = address === null ? lockedFile(join(folder, 'postgres.lock')) : listeningSocket(address);
  const deadline = Date.now() + PATIENCE_MS;
  let release = await lock.take();
  while (!release) {
    if (Date.now() > deadline) throw new Error(`Another process has been starting the database in ${folder}`);
    await lock.free();
    release = await lock.take();
  }
  try {
    return await work();
  } finally {
    release();
  }
}

const listeningSocket = (path: string): Lock => ({
  take: () => tryListen(path),
  free: () => holderGone(path),
});

/** For macOS: open(2) has a flag there that locks the file, and for which Node has no name. */
const O_EXLOCK = 0x20;

const lockedFile = (path: string): Lock => ({
  async take() {
    const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
    try {
      const file = openSync(path, O_RDWR | O_CREAT | O_NONBLOCK | O_EXLOCK, 0o600);
      return () => closeSync(file);
    } catch (error) {
      if (isNodeError(error, 'EAGAIN')) return null;
      throw error;
    }
  },
  free: () => delay(POLL_MS),
});

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
