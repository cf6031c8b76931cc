/** Kinds of tickets in the words of the screen. */
export const KIND_LABELS = {
  question: 'Question',
  content_report: 'Report of content',
  privacy_request: 'Privacy request',
} as const;

export const PRIORITY_LABELS = { low: 'Low', medium: 'Medium', high: 'High' } as const;
