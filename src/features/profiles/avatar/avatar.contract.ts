import { z } from 'zod';
import { megabytes, SMALL_PICTURE } from '#platform/contract/files.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Widths in which an avatar is stored, in pixels: for pages and dialogs, and for lists and the header. */
export const AVATAR_WIDTHS = [512, SMALL_PICTURE] as const;

const percent = (label: string) =>
  z.coerce
    .number(`${label} must be a number`)
    .min(0, `${label} must be from 0 to 100`)
    .max(100, `${label} must be from 0 to 100`);

/** The part of the picture to show, in per cent of its width and height; either all four values or none. */
export const PictureCrop = z
  .strictObject({
    left: percent('Left'),
    top: percent('Top'),
    width: percent('Width'),
    height: percent('Height'),
  })
  .partial()
  .refine(
    ({ left, top, width, height }) =>
      [0, 4].includes([left, top, width, height].filter((value) => value !== undefined).length),
    { path: ['left'], error: 'Please send left, top, width and height together' },
  );
export type PictureCrop = z.output<typeof PictureCrop>;

export const Avatar = z.object({ avatar_url: z.string().nullable() });
export type Avatar = z.output<typeof Avatar>;

export const AVATAR_FILE = { maxBytes: megabytes(10), kinds: ['image'] } as const;

export const updateAvatar = defineRoute({
  name: 'updateAvatar',
  method: 'PUT',
  path: '/profile/avatar',
  access: 'confirmed',
  act: 'write',
  scope: 'profile:write',
  summary: "Replaces the signed-in member's picture by a square part of an image",
  file: AVATAR_FILE,
  body: PictureCrop,
  response: Avatar,
  limits: [{ max: 60, windowMs: 3_600_000, by: 'address' }],
});

export const removeAvatar = defineRoute({
  name: 'removeAvatar',
  method: 'DELETE',
  path: '/profile/avatar',
  access: 'confirmed',
  act: 'write',
  scope: 'profile:write',
  summary: "Removes the signed-in member's picture",
  response: Avatar,
});
