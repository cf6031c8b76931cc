/** Functions that one process offers another by name: each takes one value that can be cloned, and answers with one. */
export type ProgramCalls = Record<string, (input: never) => Promise<unknown>>;

/** What a process sends to the one that it has started. */
interface CallMessage {
  call: number;
  name: string;
  input: unknown;
}

/** What comes back: the answer, or why there is none. */
export type AnswerMessage = { call: number; answer: unknown } | { call: number; failed: string };

/**
 * Answers the calls of the process that has started this one, and ends this one when that has gone, however it went.
 * @param stop closes what is open.
 */
export function answerCalls(calls: ProgramCalls, stop: () => Promise<void>): void {
  // Ctrl-C in a terminal reaches both; the other one stops this one when it needs it no more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => stop().finally(() => process.exit()));
  const answer = async ({ call, name, input }: CallMessage): Promise<AnswerMessage> => {
    try {
      return { call, answer: await calls[name]?.(input as never) };
    } catch (error) {
      return { call, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', (message: CallMessage) =>
    answer(message).then((said) => process.connected && process.send?.(said), stop),
  );
}
