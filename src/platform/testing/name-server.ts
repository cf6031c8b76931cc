import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** IPv4 addresses of a name, by the number of times that it was asked for. */
type Zone = Record<string, (asked: number) => string[]>;

export interface NameServer {
  /** `address:port`. */
  address: string;
  stop(): void;
}

const A = 1;

/** Reads the name of the first question, and where the question ends. */
function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** A DNS server on loopback that answers with IPv4 addresses. A name that it does not know gets no answer at all. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked = new Map<string, number>();
  socket.on('message', (message, from) => {
    const { name, type, end } = questionOf(message);
    const find = zone[name];
    if (!find) return;
    if (type === A) asked.set(name, (asked.get(name) ?? 0) + 1);
    const addresses = type === A ? find(asked.get(name) ?? 0) : [];
    const header = Buffer.from(message.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    header.writeUInt32BE(0, 8);
    const answers = addresses.map((address) =>
      Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    );
    socket.send(Buffer.concat([header, message.subarray(12, end), ...answers]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}
