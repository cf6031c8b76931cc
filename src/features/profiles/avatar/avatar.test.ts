import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { fileForm, sampleJpeg, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const put = (image: Buffer, crop: Record<string, string> = {}, by = member) =>
  app.request('PUT', '/profile/avatar', { token: by.token, body: fileForm(image, 'me.png', crop) });
const fetchPicture = async (address: string) => {
  const response = await fetch(app.url + address);
  return { response, image: Buffer.from(await response.arrayBuffer()) };
};
const pixel = async (image: Buffer, left: number, top: number) => [
  ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
const filesOnDisk = () =>
  ['uploads', 'files/public'].flatMap((folder) =>
    existsSync(join(app.dataDir, folder)) ? readdirSync(join(app.dataDir, folder)) : [],
  );

describe('PUT /service/api/profile/avatar', () => {
  beforeAll(async () => {
    member = await createMember(app);
  });

  test('keeps a square picture in two widths, turned upright and without EXIF data', async () => {
    const photo = await sampleJpeg(600, 400);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { status, body } = await put(photo);
    expect(status).toBe(200);
    const { avatar_url } = body.data;
    expect((await callAs(app, member, 'GET', '/profile/profile')).avatar_url).toBe(avatar_url);
    for (const width of [512, 96]) {
      const { response, image } = await fetchPicture(avatar_url.replace('-512.', `-${width}.`));
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      const metadata = await sharp(image).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: width });
      expect(metadata.exif).toBeUndefined();
      expect(image.includes('Meera')).toBe(false);
    }
  });

  test('keeps the part that was chosen, counted from the upright picture', async () => {
    // A picture that lies on its side: turned upright its right half is red.
    const upright = sharp({
      create: { width: 400, height: 200, channels: 3, background: 'white' },
    }).composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: 'red' } },
        left: 200,
        top: 0,
      },
    ]);
    const lying = await sharp(await upright.png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { body } = await put(lying, { left: '50', top: '0', width: '50', height: '100' });
    const { image } = await fetchPicture(body.data.avatar_url);
    for (const at of [20, 256, 490]) {
      const [red = 0, green = 255] = await pixel(image, at, at);
      expect(red).toBeGreaterThan(220);
      expect(green).toBeLessThan(40);
    }
  });

  test('takes the files of the picture before away', async () => {
    const first = (await put(await samplePng())).body.data.avatar_url;
    const second = (await put(await samplePng())).body.data.avatar_url;
    expect(second).not.toBe(first);
    await expect.poll(async () => (await fetchPicture(first)).response.status).toBe(404);
    expect((await fetchPicture(second)).response.status).toBe(200);
    await expect.poll(filesOnDisk).toHaveLength(2);
  });

  test.each([
    [{ left: '-1', top: '0', width: '1', height: '1' }, 'left', 'Left must be from 0 to 100'],
    [{ left: '0', top: '0', width: '101', height: '1' }, 'width', 'Width must be from 0 to 100'],
    [{ left: '0', top: 'x', width: '1', height: '1' }, 'top', 'Top must be a number'],
    [{ left: '0' }, 'left', 'Please send left, top, width and height together'],
  ])('refuses the part %j', async (crop, field, message) => {
    const before = filesOnDisk();
    const answer = await put(await samplePng(), crop);
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(answer.body.error.fields).toEqual({ [field]: message });
    expect(filesOnDisk()).toEqual(before);
  });

  test('leaves nothing behind when its transaction is undone', async () => {
    await app.sql('alter table files add constraint refused check (byte_size < 0) not valid');
    const before = filesOnDisk();
    expect((await put(await samplePng())).status).toBe(500);
    expect(filesOnDisk()).toEqual(before);
    await app.sql('alter table files drop constraint refused');
  });
});

describe('DELETE /service/api/profile/avatar', () => {
  test('takes the picture away, and may be repeated', async () => {
    const other = await createMember(app);
    const { avatar_url } = (await put(await samplePng(), {}, other)).body.data;
    for (const _ of [1, 2])
      expect(await callAs(app, other, 'DELETE', '/profile/avatar')).toEqual({ avatar_url: null });
    expect((await callAs(app, other, 'GET', '/profile/profile')).avatar_url).toBeNull();
    await expect.poll(async () => (await fetchPicture(avatar_url)).response.status).toBe(404);
  });
});

describe('GET /service/api/files/:name', () => {
  test.each(['nothing', '../session-secret', '..%2fsession-secret', `${'a'.repeat(22)}-512.webp`, 'a.webp'])(
    'answers 404 for %s',
    async (name) => {
      expect((await fetch(`${app.url}/service/api/files/${name}`)).status).toBe(404);
    },
  );
});
