import { get } from 'node:http';

/**
 * Asks the server of this process as a browser on this machine does.
 * @param url whole address, starts with `http:`. @param signal ends the wait.
 * @returns the HTTP status, once the whole answer has come. @throws Error if no answer came.
 */
export const askOwnServer = (url: string, signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { signal, agent: false }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    request.on('error', reject);
  });
