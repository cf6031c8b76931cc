import { z } from 'zod';
import { PASSWORD_TRIES } from '#features/accounts/account/accounts.contract.ts';
import { Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { AccountDeletion, DELETION_GRACE_DAYS } from './account-deletion.contract.ts';

/** The deletion of an organisation, or what it would mean. */
export const ProfileDeletion = z.object({
  /** Name that the owner types. */
  name: z.string(),
  /** When the organisation is erased; null unless an owner asked for it. */
  due_at: Instant.nullable(),
  /** Name of who asked; null once that account is erased. */
  asked_by: z.string().nullable(),
  /** Who loses access, owners first. */
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** False for a person who acts for no other organisation and cannot sign in afterwards. */
      has_other_profile: z.boolean(),
    }),
  ),
});
export type ProfileDeletion = z.output<typeof ProfileDeletion>;

export const ProfileDeletionInput = AccountDeletion.extend({
  name: z
    .string('Please type the name of the organisation')
    .trim()
    .min(1, 'Please type the name of the organisation')
    .max(200, 'The name must be 200 characters or less'),
});
export type ProfileDeletionInput = z.output<typeof ProfileDeletionInput>;

export const getProfileDeletion = defineRoute({
  name: 'getProfileDeletion',
  method: 'GET',
  path: '/profile/deletion',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'When the organisation acted for is erased, if it is, and who loses access; for owners',
  response: ProfileDeletion,
});

export const scheduleProfileDeletion = defineRoute({
  name: 'scheduleProfileDeletion',
  method: 'POST',
  path: '/profile/deletion',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: `Removes the organisation from the marketplace immediately and erases it after ${DELETION_GRACE_DAYS} days; its people keep their accounts. Notifies all owners by mail; for owners`,
  body: ProfileDeletionInput,
  response: ProfileDeletion,
  limits: PASSWORD_TRIES,
});

export const keepProfile = defineRoute({
  name: 'keepProfile',
  method: 'DELETE',
  path: '/profile/deletion',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'Cancels the deletion of the organisation, and notifies all owners by mail; for owners',
  response: ProfileDeletion,
});
