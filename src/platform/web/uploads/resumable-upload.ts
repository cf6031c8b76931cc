import { useCallback, useEffect, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { failureText } from '#platform/contract/errors.ts';
import { createUpload, listUploads, type PendingUpload, removeUpload } from '#platform/contract/uploads.ts';
import { call, currentAccessToken } from '../client.ts';
import { apiBase } from '../sandbox/api-base.ts';

const CHUNK_BYTES = 5 * 1024 * 1024;
/** Then the reader, or the browser when it is online again, goes on. */
const RETRY_MS = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** The status of a server without room for files: another try in a minute finds none either. */
const FULL = 507;
const FAILED = 'The file could not be sent. Please try again.';

/**
 * How far a file has come. `waiting`: the line broke, and the next try comes on its own. `paused`: the reader goes on.
 * `failed`: the server does not take it.
 */
export interface UploadState {
  phase: 'none' | 'sending' | 'waiting' | 'paused' | 'done' | 'failed';
  /** 0 to 1. */
  share: number;
  /** Why it failed. */
  message?: string;
}

const NONE: UploadState = { phase: 'none', share: 0 };

/** The same file on its way already, from before a reload or on another device. */
const isSame = (upload: PendingUpload, { size, lastModified }: File) =>
  upload.byte_size === size && upload.modified_at !== null && Date.parse(upload.modified_at) === lastModified;

/** What the server says of a part that it refuses. */
function wordsIn(body: string | undefined): string | undefined {
  try {
    return JSON.parse(body ?? '').message;
  } catch {
    return undefined;
  }
}

async function uploadFor(file: File): Promise<string> {
  const known = (await call(listUploads)).find((upload) => isSame(upload, file));
  if (known) return known.id;
  const body = {
    name: file.name.slice(-255),
    byte_size: file.size,
    modified_at: new Date(file.lastModified).toISOString(),
  };
  return (await call(createUpload, { body })).id;
}

interface Running {
  id: Promise<string>;
  upload?: Upload;
  done: PromiseWithResolvers<string>;
}

/** Sends one file in parts (tus 1.0). It goes on after a lost line, a pause, and a reload if the file is chosen again. */
export function useResumableUpload() {
  const [state, setState] = useState<UploadState>(NONE);
  const running = useRef<Running>(null);

  const send = useCallback(async (file: File, run: Running) => {
    const isCurrent = () => running.current === run;
    const show = (next: Partial<UploadState>) => isCurrent() && setState((now) => ({ ...now, ...next }));
    try {
      // Only who uploads needs the library.
      const [{ Upload }, id] = await Promise.all([import('tus-js-client'), run.id]);
      if (!isCurrent()) return;
      run.upload = new Upload(file, {
        uploadUrl: `${apiBase}/uploads/${id}`,
        chunkSize: CHUNK_BYTES,
        retryDelays: RETRY_MS,
        storeFingerprintForResuming: false,
        onBeforeRequest: async (request) => {
          request.setHeader('Authorization', `Bearer ${await currentAccessToken()}`);
        },
        onProgress: (sent, total) => show({ phase: 'sending', share: sent / total }),
        onShouldRetry: (error) => {
          const status = error.originalResponse?.getStatus() ?? 0;
          const mayPass =
            status === 0 || (status >= 500 && status !== FULL) || [401, 408, 409, 423, 429].includes(status);
          if (mayPass) show({ phase: 'waiting' });
          return mayPass;
        },
        onSuccess: () => {
          show({ phase: 'done', share: 1 });
          run.done.resolve(id);
        },
        onError: (error) => {
          const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
          if (status === 0 || (status >= 500 && status !== FULL)) return show({ phase: 'paused' });
          const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
          show({ phase: 'failed', message: wordsIn(body) ?? FAILED });
          run.done.reject(error);
        },
      });
      run.upload.start();
    } catch (error) {
      show({ phase: 'failed', message: failureText(error, FAILED) });
      run.done.reject(error);
    }
  }, []);

  const start = useCallback(
    (file: File) => {
      void running.current?.upload?.abort();
      const run: Running = { id: uploadFor(file), done: Promise.withResolvers() };
      // Each of the two may fail before anybody waits for it.
      run.id.catch(() => undefined);
      run.done.promise.catch(() => undefined);
      running.current = run;
      setState({ phase: 'sending', share: 0 });
      void send(file, run);
    },
    [send],
  );

  const pause = useCallback(() => {
    void running.current?.upload?.abort();
    setState((now) => ({ ...now, phase: 'paused' }));
  }, []);

  const resume = useCallback(() => {
    setState((now) => ({ ...now, phase: 'sending' }));
    running.current?.upload?.start();
  }, []);

  /** Gives the file up, on the server, too. */
  const cancel = useCallback(() => {
    const run = running.current;
    running.current = null;
    setState(NONE);
    if (!run) return;
    void run.upload?.abort();
    run.done.reject(new DOMException('The upload was cancelled', 'AbortError'));
    // What stays is swept within a day.
    run.id.then((id) => call(removeUpload, { params: { id } })).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (state.phase !== 'paused' && state.phase !== 'waiting') return;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [state.phase, resume]);

  useEffect(() => () => void running.current?.upload?.abort(), []);

  /** Waits until the file is there. @returns the id of the upload. @throws AbortError when it was cancelled. */
  const finished = useCallback(
    () => running.current?.done.promise ?? Promise.reject(new Error('no file was chosen')),
    [],
  );

  return { state, start, pause, resume, cancel, finished };
}
