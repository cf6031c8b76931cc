import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEMO_MEMBERS } from '#features/profiles/demo-members/members.demo.ts';
import { ProjectPictureInput } from '#features/profiles/project-pictures/project-pictures.contract.ts';
import { asWebp } from './drawing.demo.ts';
import { demoMarks } from './member-marks.demo.ts';
import { demoProjectDrawings } from './project-drawings.demo.ts';

describe('the marks of the demo members', () => {
  test('are different for each member, and always the same', () => {
    const marks = demoMarks();
    expect([...marks.keys()]).toEqual(DEMO_MEMBERS.map(({ key }) => key));
    expect(new Set(marks.values()).size).toBe(DEMO_MEMBERS.length);
    expect([...demoMarks()]).toEqual([...marks]);
  });

  test('become the same small picture each time', async () => {
    const [mark = ''] = demoMarks().values();
    const small = await asWebp(mark, 96, 96);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    expect(small.length).toBeLessThan(4000);
    expect(small.equals(await asWebp(mark, 96, 96))).toBe(true);
  });
});

describe('the pictures of the demo projects', () => {
  const drawings = demoProjectDrawings();

  test('could have been added with the form, and are always the same', () => {
    expect(drawings.length).toBe(DEMO_MEMBERS.flatMap(({ projects = [] }) => projects).length);
    for (const { alt_text } of drawings) {
      const picture = { alt_text, people: 'none' };
      expect(ProjectPictureInput.parse(picture)).toEqual(picture);
    }
    expect(demoProjectDrawings()).toEqual(drawings);
  });

  test.each([
    ['One hundred and twenty tanks', 'Stone steps'],
    ['Every child reads by class three', 'A shelf of books'],
    ['Eleven clinics on wheels', 'A health centre'],
    ['Physics without stairs', 'A ramp'],
    ['Yarn bank of the north bank', 'A weaver’s loom'],
    ['Forty country boats', 'A fishing boat'],
  ])('show what %s is about: %s', (title, shown) => {
    const { key, at } = DEMO_MEMBERS.flatMap(({ key, projects = [] }) =>
      projects.map((row, at) => ({ key, at, row })),
    ).find(({ row }) => row.includes(` | ${title} | `)) ?? { key: '', at: -1 };
    const drawing = drawings.find(({ project }) => project === `${key}/${at}`);
    expect(drawing?.alt_text).toContain(shown);
  });
});
