/** The part of autocannon (which has no types of its own) that the bench uses. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before every single request of a connection; what it returns is sent. */
    setupRequest?(request: Request): Request;
  }
  interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Result {
    /** Answers of a success. */
    '2xx': number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Answers by their status. */
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds, or how many requests instead. */
    duration?: number;
    amount?: number;
    /** Requests per second over all connections; unlimited by default. */
    overallRate?: number;
    requests: Request[];
    /** Called for each connection before it sends. */
    setupClient?(client: Client): void;
  }): Promise<Result>;
}
