import { insertCourse } from './course-samples.ts';
import type { TestMember } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Draws a number whose check character is right: the weighted sum of its signs is divisible by 31. */
function drawNumber(): string {
  const drawn = Array.from({ length: 11 }, () => Math.floor(Math.random() * 31));
  const sum = drawn.reduce((sum, value, at) => sum + (at + 1) * value, 0);
  const check = ALPHABET.split('').findIndex((_, value) => (sum + 12 * value) % 31 === 0);
  const signs = [...drawn, check].map((value) => ALPHABET[value]).join('');
  return `DV-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** Inserts a certificate of a member. @returns its number. */
export async function insertCertificate(
  app: TestApp,
  { id }: Pick<TestMember, 'id'>,
  { name = 'Asha Devi', completedAt = '2026-11-20T10:00:00Z' }: { name?: string; completedAt?: string } = {},
): Promise<string> {
  const course = await insertCourse(app);
  const number = drawNumber();
  await app.sql(
    `insert into course_certificates
      (id, number, user_id, course_id, holder_name, course_title, course_organization, minutes, completed_at)
      values (gen_random_uuid(), $1, $2, $3, $4, 'Wells that last', 'Jal Trust', 90, $5)`,
    [number, id, course.id, name, completedAt],
  );
  return number;
}
