/** The two sides of a grant: the company that gives the money and the NGO that uses it. */
export const SIDES = ['funder', 'agency'] as const;
export type Side = (typeof SIDES)[number];

/** One line of a state machine: who may make which move from which state, and where it leads. */
export interface Move<State extends string, Name extends string> {
  from: State;
  move: Name;
  by: Side;
  to: State;
}

/** Returns the moves that a side can make from a state, in the order of the table, each once. */
export const movesFrom = <State extends string, Name extends string>(
  table: readonly Move<State, Name>[],
  from: State,
  side: Side,
): Name[] => [
  ...new Set(table.filter((one) => one.from === from && one.by === side).map(({ move }) => move)),
];

/** What a side gets for a move: the next state, or why not. */
type Decision<State extends string> = { to: State } | { refused: 'side' | 'state' };

/** Looks a move up. A side that never makes it is refused before the state is looked at. */
export function decide<State extends string, Name extends string>(
  table: readonly Move<State, Name>[],
  { from, move, side }: { from: State; move: Name; side: Side },
): Decision<State> {
  const own = table.filter((one) => one.move === move && one.by === side);
  if (own.length === 0) return { refused: 'side' };
  const found = own.find((one) => one.from === from);
  return found ? { to: found.to } : { refused: 'state' };
}
