import type { TranscriptLine } from './live-chat.contract.ts';

const SUBJECT_MAX = 100;

/** First line of a text as the subject of a ticket, cut at a word. */
export function subjectFrom(text: string): string {
  const [line = ''] = text.trim().split('\n');
  if (line.length <= SUBJECT_MAX) return line;
  const cut = line.slice(0, SUBJECT_MAX - 1);
  const words = cut.lastIndexOf(' ');
  return `${words > SUBJECT_MAX / 2 ? cut.slice(0, words) : cut}…`;
}

/**
 * Says whose word it is that the assistant said this: the page keeps the conversation, the server does not, so a member can change it.
 */
const HEADING = 'Conversation with the CSR Assistant, as the page of the member sent it:';

const NAMES = { member: 'Me', assistant: 'CSR Assistant' };

/**
 * Text of a ticket that a conversation with the assistant led to: the question, and the conversation below it. Where it
 * would be longer than `max`, the beginning of the conversation is left out.
 */
export function messageFrom(question: string, transcript: TranscriptLine[], max: number): string {
  const lines: string[] = [];
  let left = max - question.length - HEADING.length - 4;
  for (const { sender, text } of transcript.toReversed()) {
    const line = `${NAMES[sender]}: ${text}`;
    left -= line.length + 1;
    if (left < 0) break;
    lines.unshift(line);
  }
  return lines.length === 0 ? question.slice(0, max) : `${question}\n\n${HEADING}\n${lines.join('\n')}`;
}
