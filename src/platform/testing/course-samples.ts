import type { TestApp } from './test-app.ts';

const question = (text: string) => ({
  text,
  choices: [
    { text: 'Yes', right: true },
    { text: 'No', right: false },
  ],
  feedback: `Because ${text.toLowerCase()}`,
});

/** A module of a course with two questions: choice 0 is right in both. */
export const courseModule = (id: string, fields: object = {}) => ({
  id,
  title: `Module ${id}`,
  text: `Text of **${id}**.`,
  picture: null,
  video: null,
  file_id: null,
  questions: [question(`Is it ${id}?`), question(`Is it still ${id}?`)],
  ...fields,
});

/** The content of a course with two modules, as its author sends it. */
export const courseContent = (fields: object = {}) => ({
  type: 'course',
  title: 'Wells that last',
  category: 'Programme Design',
  level: 'Beginner',
  language: 'English',
  instructor: 'Asha Devi',
  organization: 'Jal Trust',
  minutes: 90,
  price: 0,
  description: 'How to keep a hand pump working for ten years.',
  modules: [courseModule('one'), courseModule('two')],
  sources: [{ title: 'Companies Act', url: 'https://www.mca.gov.in/' }],
  ...fields,
});

interface CourseOptions {
  id?: string;
  authorId?: string;
  isHidden?: boolean;
}

/** Inserts a published course. @returns its id and address. */
export async function insertCourse(
  app: TestApp,
  fields: object = {},
  { id = crypto.randomUUID(), authorId, isHidden = false }: CourseOptions = {},
): Promise<{ id: string; slug: string }> {
  const slug = `course-${id}`;
  const { modules, sources, ...content } = courseContent(fields);
  const row = {
    ...content,
    id,
    slug,
    author_id: authorId ?? null,
    is_hidden: isHidden,
    modules: JSON.stringify(modules),
    sources: JSON.stringify(sources),
    module_ids: modules.map((module) => module.id),
    published_at: new Date(),
    updated_at: new Date(),
  };
  const names = Object.keys(row);
  await app.sql(
    `insert into courses (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return { id, slug };
}
