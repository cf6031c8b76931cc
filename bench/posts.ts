import { connect, type Socket } from 'node:net';

/** Of an answer: its status, and how long it is. */
const HEAD = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\ncontent-length: (\d+)\r\n[\s\S]*?\r\n\r\n/i;

/** The status of an answer that is there in full, else null. */
function statusOf(answer: string): number | null {
  const [head, status, length] = HEAD.exec(answer) ?? [];
  if (!head || answer.length < head.length + Number(length)) return null;
  return Number(status);
}

interface Connection {
  socket: Socket;
  /** The part of the answer that has arrived. */
  answer: string;
  end: (status: number) => void;
}

/**
 * Posts JSON over connections that stay open, and reads of an answer no more than its status: whoever floods sits
 * elsewhere, so here it should take as little as possible of the processors that the server needs. (Node's own client
 * takes more for a guess than the server does.)
 * @param url of the route.
 * @returns sends a body from an address; the answer's status once all of it is there, 0 on failure.
 */
export function createPosts(url: string): (body: string, address: string) => Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const free: Connection[] = [];

  const open = (): Connection => {
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
    const connection: Connection = { socket, answer: '', end: () => {} };
    socket.on('data', (part) => {
      connection.answer += part;
      const status = statusOf(connection.answer);
      if (!status) return;
      free.push(connection);
      connection.end(status);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => connection.end(0));
    return connection;
  };

  return (body, address) =>
    new Promise((resolve) => {
      const connection = free.pop() ?? open();
      connection.answer = '';
      connection.end = resolve;
      connection.socket.write(
        `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\nx-forwarded-for: ${address}\r\n\r\n${body}`,
      );
    });
}
