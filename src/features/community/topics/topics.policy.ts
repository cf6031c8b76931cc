/** The topic's author marks the answer, and so do moderators. */
export const canMarkAnswer = (
  topic: { author_id: string | null },
  reader: { id: string; moderates: boolean },
): boolean => reader.moderates || topic.author_id === reader.id;
