/** Fewer requests than these say nothing about how a member answers: the screens show "New". */
export const ENOUGH_REQUESTS = 3;

interface RequestColumns {
  requests_answered: number;
  /** Requests that have waited for a week. */
  requests_late: number;
}

/**
 * Returns the percentage of requests that a member answered; null before `ENOUGH_REQUESTS` were answered or have waited
 * for a week.
 */
export function responseFigures({ requests_answered, requests_late }: RequestColumns) {
  const due = requests_answered + requests_late;
  return { response_rate: due < ENOUGH_REQUESTS ? null : Math.round((100 * requests_answered) / due) };
}
