import type { StarterModule, StarterQuestion } from './platform-courses.rules.ts';

/*
 * Modules of the platform's courses are written as one Markdown text each: the title in the first line, then the
 * text, last a part "Sources", and after the line `# Quiz` its questions:
 *
 *   ? Which test is enough?
 *   + One of the three | The law says "or".
 *   - All of them | Only one is needed.
 *
 * Behind the bar is what learners read about a choice: of a wrong one those who chose it, of the right one everyone.
 */

const QUIZ = '\n# Quiz\n';
const ADDRESS = /https:\/\/[^\s;,]+/g;

const partsOf = (line: string): [choice: string, feedback: string] => {
  const [choice = '', feedback = ''] = line.slice(2).split(' | ');
  return [choice, feedback];
};

function readQuestions(quiz: string): StarterQuestion[] {
  const questions: StarterQuestion[] = [];
  for (const line of quiz.trim().split('\n')) {
    if (line.startsWith('? ')) {
      questions.push({ text: line.slice(2), choices: [], feedback: '' });
      continue;
    }
    const question = questions.at(-1);
    const [text, feedback] = partsOf(line);
    if (!question || !/^[+-] /.test(line) || feedback === '') throw new Error(`not part of a quiz: ${line}`);
    if (line.startsWith('+')) {
      question.choices.push({ text, right: true });
      question.feedback = feedback;
    } else {
      question.choices.push({ text, feedback });
    }
  }
  return questions;
}

/** Reads a module. @throws Error for a text that is not in the form above. */
export function readModule(id: string, markdown: string): StarterModule {
  const [words = '', quiz, ...more] = markdown.split(QUIZ);
  const [title = '', ...text] = words.trim().split('\n');
  if (!title.startsWith('# ') || quiz === undefined || more.length > 0)
    throw new Error(`module ${id} has no title or not one quiz`);
  return { id, title: title.slice(2), text: text.join('\n').trim(), questions: readQuestions(quiz) };
}

/** `ca2013.com`: tells two pages about the same thing apart. */
const siteOf = (url: string) => url.replace(/^https:\/\/(www\.)?/, '').split('/')[0];

/** Returns the addresses that the parts "Sources" of modules name, each once, with the words before it and its site. */
export function sourcesOf(modules: readonly StarterModule[]): { title: string; url: string }[] {
  const sources = new Map<string, string>();
  for (const { text } of modules) {
    const [, list = ''] = text.split('\n# Sources\n');
    for (const line of list.split('\n')) {
      const [title = ''] = line.replace(/^- /, '').split(/:? https:/);
      for (const url of line.match(ADDRESS) ?? [])
        if (!sources.has(url)) sources.set(url, `${title.replace(/, as quoted at$/, '')} (${siteOf(url)})`);
    }
  }
  return [...sources].map(([url, title]) => ({ title, url }));
}
