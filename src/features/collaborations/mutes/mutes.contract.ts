import { z } from 'zod';
import { CollaborationParams } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

const Mute = z.strictObject({
  /** True if the person gets no notifications and mails of the collaboration, except those that name the person. */
  is_muted: z.boolean('Please choose yes or no'),
});

export const getMute = defineRoute({
  name: 'getMute',
  method: 'GET',
  path: '/collaborations/:id/mute',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary: 'Tells if the person has muted the collaboration',
  params: CollaborationParams,
  response: Mute,
});

export const updateMute = defineRoute({
  name: 'updateMute',
  method: 'PUT',
  path: '/collaborations/:id/mute',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  right: 'any',
  summary: 'Mutes the collaboration for the person, not for the organisation, or ends that',
  params: CollaborationParams,
  body: Mute,
  response: Mute,
});
