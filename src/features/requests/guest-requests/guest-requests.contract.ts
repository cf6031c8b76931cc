import { z } from 'zod';
import {
  CollaborationRequest,
  GuestRequestInput,
} from '#features/requests/requests/collaboration-requests.contract.ts';
import { IdParams, Version } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** A guest's request as an admin sees it; name and email are null in old requests that did not ask for them. */
export const HeldCollaborationRequest = CollaborationRequest.extend({
  guest_name: z.string().nullable(),
  guest_email: z.string().nullable(),
  /** Sent back with a change, so that two admins notice each other. */
  version: z.int(),
  /** What the guest wrote, if an admin has edited it. */
  original: z
    .object({
      collaboration_objective: z.string(),
      additional_notes: z.string().nullable(),
      attachment_url: z.string().nullable(),
    })
    .nullable(),
});
export type HeldCollaborationRequest = z.output<typeof HeldCollaborationRequest>;

const Seen = {
  version: Version.min(1, 'Version must be at least 1'),
};

/** The words that the target gets instead of the guest's. */
export const GuestWordsInput = z.strictObject({
  collaboration_objective: GuestRequestInput.shape.collaboration_objective,
  additional_notes: GuestRequestInput.shape.additional_notes,
  /** False removes the link to an attachment. */
  keeps_attachment: z.boolean('Please choose yes or no'),
  ...Seen,
});
export type GuestWordsInput = z.output<typeof GuestWordsInput>;

const Decision = z.strictObject(Seen);

export const listHeldCollaborationRequests = defineRoute({
  name: 'listHeldCollaborationRequests',
  method: 'GET',
  path: '/collaboration-requests/held',
  access: 'admin',
  summary: "Guests' requests that are waiting for an admin's review, newest first",
  query: ListQuery,
  response: z.array(HeldCollaborationRequest),
});

export const editHeldRequest = defineRoute({
  name: 'editHeldRequest',
  method: 'PUT',
  path: '/admin/guest-requests/:id/words',
  access: 'admin',
  summary: "Shortens or cleans the words of a guest's request; the guest's own words are kept",
  params: IdParams,
  body: GuestWordsInput,
  response: HeldCollaborationRequest,
});

export const releaseHeldRequest = defineRoute({
  name: 'releaseHeldRequest',
  method: 'POST',
  path: '/admin/guest-requests/:id/release',
  access: 'admin',
  summary: "Passes a guest's request on to its target, with the guest's name and email",
  params: IdParams,
  body: Decision,
  response: z.object({ message: z.string() }),
});

export const refuseHeldRequest = defineRoute({
  name: 'refuseHeldRequest',
  method: 'POST',
  path: '/admin/guest-requests/:id/refusal',
  access: 'admin',
  summary: "Refuses a guest's request and deletes it",
  params: IdParams,
  body: Decision,
  response: z.object({ message: z.string() }),
});
