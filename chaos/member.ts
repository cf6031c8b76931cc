import type { Agent } from 'node:http';
import { API_BASE } from '#platform/contract/route.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { sendRaw } from '../src/app/sweeps/raw-request.ts';

/** Longer than the server takes to give a silent database up. */
const PATIENCE_MS = 40_000;
const AGENT_NAME = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

export interface Answer {
  /** 0 when the connection broke or nothing came in time. */
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows what it holds
  data: any;
}

export interface Account {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** A member with a browser: it refreshes its session as ours does, and signs in again when that has ended. */
export interface Member extends Account {
  call(method: string, path: string, body?: object): Promise<Answer>;
}

/**
 * @param addresses of the servers that this member may ask; the next one when a connection breaks.
 * @param from the address that the member is at.
 */
export function createBrowser(account: Account, servers: () => string[], from: string, agent: Agent): Member {
  let renewal: Promise<unknown> | null = null;

  const send = async (method: string, path: string, body?: object, token?: string): Promise<Answer> => {
    for (const url of servers()) {
      const answer = await sendTo(url, method, path, body, token);
      if (answer.status !== 0) return answer;
    }
    return { status: 0, data: null };
  };

  const sendTo = async (url: string, method: string, path: string, body?: object, token?: string) => {
    const request = sendRaw(url, {
      method,
      path: API_BASE + path,
      headers: {
        'x-forwarded-for': from,
        'user-agent': AGENT_NAME,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
      agent,
      patienceMs: PATIENCE_MS,
    });
    return request.then(
      (answer): Answer => ({ status: answer.status, data: answer.body?.data }),
      (): Answer => ({ status: 0, data: null }),
    );
  };

  const keepSession = ({ status, data }: Answer): boolean => {
    if (status !== 200) return false;
    member.token = data.session.access_token;
    member.refreshToken = data.session.refresh_token;
    return true;
  };
  const renew = async () => {
    const refreshed = await send('POST', '/auth/refresh', { refresh_token: member.refreshToken });
    if (keepSession(refreshed) || refreshed.status !== 401) return;
    keepSession(await send('POST', '/auth/signin', { email: member.email, password: TEST_PASSWORD }));
  };

  const member: Member = {
    ...account,
    async call(method, path, body) {
      const token = member.token;
      const answer = await send(method, path, body, token);
      if (answer.status !== 401) return answer;
      if (token === member.token) {
        renewal ??= renew().finally(() => {
          renewal = null;
        });
        await renewal;
      }
      return send(method, path, body, member.token);
    },
  };
  return member;
}
