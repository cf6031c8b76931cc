import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time limits of a connection, in milliseconds. */
export interface Pace {
  /** For the headers of a request, counted from the start of the connection or the end of the previous request. */
  headers: number;
  /** For a body at any speed; after this time, the average must be at least `bytesPerSecond`. */
  body: number;
  bytesPerSecond: number;
  /** For a whole request, body included. */
  request: number;
  /** Without a byte in either direction. */
  idle: number;
  /** Between two looks at all connections. */
  check: number;
  /** For what a request still lacks when the server stops. */
  stopUnfinished: number;
  /** For all answers when the server stops. */
  stop: number;
}

/**
 * A document of 20 MB comes through a line of 64 kbit/s in 44 minutes. A quarter of that speed is enough: who sends one
 * byte every few seconds wants to hold connections.
 */
export const PACE: Pace = {
  headers: 30_000,
  body: 45_000,
  bytesPerSecond: 2_000,
  request: 3_600_000,
  idle: 120_000,
  check: 5_000,
  stopUnfinished: 5_000,
  stop: 20_000,
};

/** The options for Fastify and Node, which keep this part of the pace. */
export const paceOptions = ({ headers, request, idle, check }: Pace) => ({
  requestTimeout: request,
  connectionTimeout: idle,
  // Fastify sets the first one late: Node compares the other with it when the server is made.
  http: { requestTimeout: request, headersTimeout: headers, connectionsCheckingInterval: check },
});

interface UnderWay {
  raw: IncomingMessage;
  answer: ServerResponse;
  since: number;
  /** Bytes that the connection had brought by the end of the request before. */
  from: number;
}

/**
 * Ends bodies that come too slowly, and bounds how long a stop waits: once Node closes a server it checks no
 * timeouts, and one connection that never completes its request would hold it open without end.
 */
export function registerPace(app: FastifyInstance, pace: Pace): void {
  /** Open connections, with the bytes that they had brought when their last request ended. */
  const sockets = new Map<Socket, number>();
  const requests = new Set<UnderWay>();

  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, 0);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const from = sockets.get(raw.socket) ?? 0;
    const entry = { raw, answer: reply.raw, since: performance.now(), from };
    requests.add(entry);
    reply.raw.once('close', () => {
      // One that was refused early may still be coming.
      if (raw.complete || raw.socket.destroyed) requests.delete(entry);
      else raw.once('close', () => requests.delete(entry));
      if (sockets.has(raw.socket)) sockets.set(raw.socket, raw.socket.bytesRead);
    });
    done();
  });

  /** Ends a connection; says why, where no answer has begun. */
  const end = (socket: Socket, answer?: ServerResponse) => {
    const tooSlow = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (answer?.headersSent) socket.destroy();
    else app.server.emit('clientError', tooSlow, socket);
  };
  const isTooSlow = ({ raw, since, from }: UnderWay) => {
    const seconds = (performance.now() - since - pace.body) / 1000;
    return !raw.complete && seconds * pace.bytesPerSecond > raw.socket.bytesRead - from;
  };
  const check = setInterval(() => {
    for (const { raw, answer } of [...requests].filter(isTooSlow)) end(raw.socket, answer);
  }, pace.check).unref();
  const endUnfinished = () => {
    const answering = new Set([...requests].filter(({ raw }) => raw.complete).map(({ raw }) => raw.socket));
    for (const socket of sockets.keys()) if (!answering.has(socket)) end(socket);
  };

  const stops: NodeJS.Timeout[] = [];
  app.addHook('preClose', (done) => {
    stops.push(setTimeout(endUnfinished, pace.stopUnfinished));
    stops.push(setTimeout(() => app.server.closeAllConnections(), pace.stop));
    done();
  });
  app.server.once('close', () => {
    for (const timer of [check, ...stops]) clearInterval(timer);
  });
}
