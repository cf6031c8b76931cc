interface RequestColumns {
  requests_answered: number;
  /** Requests that have waited for a week. */
  requests_late: number;
}

/** Returns the percentage of requests that a member answered; null before one was answered or has waited for a week. */
export function responseFigures({ requests_answered, requests_late }: RequestColumns) {
  const due = requests_answered + requests_late;
  return { response_rate: due === 0 ? null : Math.round((100 * requests_answered) / due) };
}
